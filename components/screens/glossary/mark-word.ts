import { samePath, wayBack } from './way-back';
import styles from './glossary.module.css';

/** Where this page was come to from, also by the router; a browser that does not tell knows of whole loads alone. */
function cameFrom(): string {
  const entries = 'navigation' in window ? navigation.entries() : [];
  const at = ('navigation' in window && navigation.currentEntry?.index) || 0;
  return entries[at - 1]?.url ?? document.referrer;
}

const wordHere = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('article') ?? null;
  } catch {
    return null; // no name of a word is spelt so
  }
};

/** A link in the word to the text it was met in; it goes back in history, where the text is as it was left. */
function backLink(from: string): HTMLAnchorElement | null {
  const back = wayBack(from, location.origin);
  if (!back) return null;
  const link = document.createElement('a');
  link.className = styles.back ?? '';
  link.href = back.href;
  link.textContent = back.title;
  link.addEventListener('click', (event) => {
    // letters pressed since are steps of history too
    if (!samePath(cameFrom(), from)) return;
    event.preventDefault();
    history.back();
  });
  return link;
}

/**
 * Marks the word of the address, which the browser does only where it has loaded the page itself, and offers the way
 * back to the text that led to it. Gives the way to stop.
 */
export function markWord(): () => void {
  const link = backLink(cameFrom());
  let marked: HTMLElement | null = null;
  const mark = () => {
    marked?.removeAttribute('data-here');
    marked = wordHere();
    marked?.setAttribute('data-here', '');
  };
  mark();
  if (marked && link) (marked as HTMLElement).append(link);
  window.addEventListener('hashchange', mark);
  return () => {
    window.removeEventListener('hashchange', mark);
    link?.remove();
  };
}
