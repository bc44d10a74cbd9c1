/** A letter is read when its section is the last to begin above this part of the window, counted from its top. */
const READ_AT = 0.3;

/** The last section that begins above the line; the first one before any does. Sections stand one under the other. */
function readAt(sections: readonly HTMLElement[], line: number): HTMLElement | undefined {
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
}

/** The end of the page is its last letter, however short. */
const isAtEnd = () =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/**
 * Marks the link of the letter being read, whichever way the page is scrolled, and brings it into a rail that scrolls
 * sideways. Where things stand is asked once a frame: sections far away have guessed heights, so what an observer
 * reported earlier is no longer true when they are drawn. Returns a function that stops it.
 */
export function watchLetters(rail: HTMLElement): () => void {
  const links = [...rail.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap(
    (link) => document.getElementById(link.hash.slice(1))?.closest('section') ?? [],
  );
  const linkOf = new Map(sections.map((section, at) => [section, links[at]]));
  let marked: HTMLAnchorElement | undefined;
  let frame = 0;

  const mark = (link: HTMLAnchorElement) => {
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    marked = link;
    const row = link.parentElement;
    row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  };
  const look = () => {
    frame = 0;
    const section = isAtEnd() ? sections.at(-1) : readAt(sections, window.innerHeight * READ_AT);
    const link = section && linkOf.get(section);
    if (link) mark(link);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const off = new AbortController();
  window.addEventListener('scroll', soon, { passive: true, signal: off.signal });
  window.addEventListener('resize', soon, off);
  look();
  return () => {
    off.abort();
    cancelAnimationFrame(frame);
  };
}
