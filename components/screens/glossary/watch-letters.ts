/** A letter is read when its section crosses this part of the screen: under the header, above the middle. */
const READ_FROM = '-20% 0px -60% 0px';

/** Marks the link of the letter being read, and brings it into a rail that scrolls sideways. Gives the way to stop. */
export function watchLetters(rail: HTMLElement): () => void {
  const links = new Map(
    [...rail.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
  );
  const mark = (link: HTMLAnchorElement) => {
    for (const other of links.values()) other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    const row = link.parentElement;
    row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
      const link = links.get(read?.target.getAttribute('aria-labelledby') ?? '');
      if (link) mark(link);
    },
    { rootMargin: READ_FROM },
  );
  for (const id of links.keys()) {
    const section = document.getElementById(id)?.closest('section');
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
