/** Share of the window's height from its top: the letter being read is the last whose section begins above it. */
const READ_AT = 0.3;

/** Returns the last section that begins above the line, or the first one if none does. Sections are in page order. */
function readAt(sections: readonly HTMLElement[], line: number): HTMLElement | undefined {
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
}

/** At the end of the page its last letter is being read, however short its section is. */
const isAtEnd = () =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/**
 * Marks the link of the letter being read, in either direction of scrolling, and scrolls it into view in a rail that
 * scrolls sideways. Positions are read once a frame: sections far away have estimated heights, so positions that an
 * observer reported earlier are wrong once the sections are rendered. Returns a function that stops it.
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
