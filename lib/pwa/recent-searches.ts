import { readAccount, SEARCHES_NAME } from './account';

const MOST = 6;
const CHANGED = 'portal:searches-changed';

interface Kept {
  of: string;
  texts: string[];
}

/** As the store holds them: text, so that it is the same while nothing changes; '' where there are none to read. */
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

/** What the person who is signed in here asked for last, the newest first; nobody else's. */
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
    // a full or closed store remembers nothing
  }
  window.dispatchEvent(new Event(CHANGED));
}

const folded = (text: string) => text.toLocaleLowerCase('ru');

/** One asked again moves to the front, whatever its capitals. */
export function rememberSearch(given: string): void {
  const text = given.trim();
  if (!text) return;
  const others = searchesIn(keptSearches()).filter((other) => folded(other) !== folded(text));
  keep([text, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

/** Here and in other tabs. */
export function onSearches(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
