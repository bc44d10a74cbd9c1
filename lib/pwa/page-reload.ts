import { keepForms } from './form-drafts';

const GUARD = 'portal:reloaded-at';
const PLACE = 'portal:scroll';
/** A page that breaks again within this time, ms, is not reloaded again, to avoid a loop (specification, section 9). */
export const GUARD_MS = 10_000;
/** A scroll position older than this, ms, belongs to another visit. */
const PLACE_MS = 60_000;

/** Reloads this page or loads another page of the portal; typed text and the scroll position are restored. */
export function reloadPage(href?: string): void {
  keepForms();
  if (href) return window.location.assign(href);
  const { pathname, search } = window.location;
  keep(PLACE, JSON.stringify({ at: Date.now(), path: pathname + search, y: window.scrollY }));
  window.location.reload();
}

/** Reloads the page because a part failed to load, at most once in ten seconds. Returns false when it does not. */
export function reloadBroken(now = Date.now()): boolean {
  const last = Number(read(GUARD) ?? -GUARD_MS);
  if (now - last < GUARD_MS) return false;
  // without storage a second reload could not be distinguished from the first
  if (!keep(GUARD, String(now))) return false;
  reloadPage();
  return true;
}

/** Restores the scroll position after a reload. */
export function returnToPlace(): void {
  try {
    const place = JSON.parse(read(PLACE) ?? 'null') as { at: number; path: string; y: number } | null;
    sessionStorage.removeItem(PLACE);
    const { pathname, search } = window.location;
    if (!place || place.path !== pathname + search || Date.now() - place.at > PLACE_MS) return;
    if (Math.abs(window.scrollY - place.y) > 1) window.scrollTo({ top: place.y, behavior: 'instant' });
  } catch {
    // without storage the page starts at its top
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
