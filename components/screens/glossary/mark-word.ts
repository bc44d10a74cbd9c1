import { samePath, wayBack } from './way-back';
import styles from './glossary.module.css';

/**
 * Address of the previous page, the router's navigations included; without the Navigation API only full loads count.
 */
function cameFrom(): string {
  const entries = 'navigation' in window ? navigation.entries() : [];
  const at = ('navigation' in window && navigation.currentEntry?.index) || 0;
  return entries[at - 1]?.url ?? document.referrer;
}

const wordHere = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('article') ?? null;
  } catch {
    return null; // invalid hash: no word has such an anchor
  }
};

/** Link from a word to the text that led to it; goes back in history, so that the text is as it was left. */
function backLink(from: string): HTMLAnchorElement | null {
  const back = wayBack(from, location.origin);
  if (!back) return null;
  const link = document.createElement('a');
  link.className = styles.back ?? '';
  link.href = back.href;
  link.textContent = back.title;
  link.addEventListener('click', (event) => {
    // letters pressed since then are history entries too
    if (!samePath(cameFrom(), from)) return;
    event.preventDefault();
    history.back();
  });
  return link;
}

/**
 * Marks the word in the address, which the browser does only after a full load, and adds a link back to the text that
 * led to it. Returns a function that stops it.
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
