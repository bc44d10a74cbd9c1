import { readAccount, SEARCHES_NAME } from './account';

const MOST = 6;
const CHANGED = 'portal:searches-changed';

interface Kept {
  of: string;
  texts: string[];
}

/** Stored searches as text, which is equal while nothing changes; '' when there are none or no storage. */
export function keptSearches(): string {
  try {
    return localStorage.getItem(SEARCHES_NAME) ?? '';
  } catch {
    return '';
  }
}

function readKept(kept: string): Kept | null {
  try {
    const { of, texts } = JSON.parse(kept) as Partial<Kept>;
    if (typeof of !== 'string' || !Array.isArray(texts)) return null;
    return { of, texts: texts.filter((text) => typeof text === 'string').slice(0, MOST) };
  } catch {
    return null;
  }
}

/** Recent searches of the signed-in person, the newest first; those of others are not returned. */
export function searchesIn(kept: string): readonly string[] {
  const own = readKept(kept);
  return own && own.of === readAccount() ? own.texts : [];
}

function keep(texts: readonly string[]): void {
  const of = readAccount();
  if (of === null) return;
  try {
    if (texts.length === 0) localStorage.removeItem(SEARCHES_NAME);
    else localStorage.setItem(SEARCHES_NAME, JSON.stringify({ of, texts }));
  } catch {
    // a full or closed storage keeps nothing
  }
  window.dispatchEvent(new Event(CHANGED));
}

const folded = (text: string) => text.toLocaleLowerCase('ru');

/** Stores a search; a repeated one moves to the front, whatever its case. */
export function rememberSearch(given: string): void {
  const text = given.trim();
  if (!text) return;
  const others = searchesIn(keptSearches()).filter((other) => folded(other) !== folded(text));
  keep([text, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

/** Subscribes to changes here and in other tabs. */
export function onSearches(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
