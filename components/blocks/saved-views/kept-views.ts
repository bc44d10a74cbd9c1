import { readAccount } from '@/lib/pwa/account';

/** A named view of a list. */
export interface SavedView {
  name: string;
  /** Address within the portal. */
  href: string;
}

const MOST = 20;
const CHANGED = 'saved-views';

/** Storage key with the person's id: on a shared device nobody sees the views of others. */
function keyOf(path: string): string | null {
  const account = readAccount();
  return account === null ? null : `views:${account}:${path}`;
}

const isView = (value: unknown): value is SavedView => {
  const { name, href } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
};

/** The stored views as text, which stays equal until they change; null where nobody is signed in. */
export function keptText(path: string): string | null {
  try {
    const key = keyOf(path);
    return key === null ? null : (localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}

export function viewsIn(text: string | null): SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(path: string, views: readonly SavedView[]): void {
  const key = keyOf(path);
  if (key === null) return;
  try {
    localStorage.setItem(key, JSON.stringify(views));
  } catch {
    // storage is full or unavailable: the list stays without views
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Adds a view in first place; replaces one of the same name. */
export function addView(path: string, view: SavedView): void {
  const others = viewsIn(keptText(path)).filter(({ name }) => name !== view.name);
  keep(path, [view, ...others].slice(0, MOST));
}

export function dropView(path: string, name: string): void {
  keep(
    path,
    viewsIn(keptText(path)).filter((view) => view.name !== name),
  );
}

/** Subscribes to changes in this tab and in others. */
export function onViews(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
