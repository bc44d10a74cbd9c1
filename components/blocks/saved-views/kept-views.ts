import { readAccount } from '@/lib/pwa/account';

/** A list as somebody wants to see it again. */
export interface SavedView {
  name: string;
  /** Address within the portal. */
  href: string;
}

const MOST = 20;
const CHANGED = 'saved-views';

/** Under the person: on a shared device nobody sees another's. */
function keyOf(path: string): string | null {
  const account = readAccount();
  return account === null ? null : `views:${account}:${path}`;
}

const isView = (value: unknown): value is SavedView => {
  const { name, href } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
};

/** As the store holds them: text, so that it is the same while nothing changes. Null where nobody is signed in. */
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
    // a full or closed store: the list stays without views
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The newest first; one of the same name is replaced. */
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

/** Here and in other tabs. */
export function onViews(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
