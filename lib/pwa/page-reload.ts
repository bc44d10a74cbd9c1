import { keepForms } from './form-drafts';

const GUARD = 'portal:reloaded-at';
const PLACE = 'portal:scroll';
/** A page that breaks again within this is not loaded again: it would go round for ever (specification, section 9). */
export const GUARD_MS = 10_000;
/** A place older than this is of another visit. */
const PLACE_MS = 60_000;

/** Loads this page or another of the portal anew; what is typed here, and where it was read, comes back. */
export function reloadPage(href?: string): void {
  keepForms();
  if (href) return window.location.assign(href);
  const { pathname, search } = window.location;
  keep(PLACE, JSON.stringify({ at: Date.now(), path: pathname + search, y: window.scrollY }));
  window.location.reload();
}

/** The same because of a part that did not come: once in ten seconds. False: it was done just now. */
export function reloadBroken(now = Date.now()): boolean {
  const last = Number(read(GUARD) ?? -GUARD_MS);
  if (now - last < GUARD_MS) return false;
  // without storage a second reload could not be distinguished from the first
  if (!keep(GUARD, String(now))) return false;
  reloadPage();
  return true;
}

/** After such a load: back to where the page was read. */
export function returnToPlace(): void {
  try {
    const place = JSON.parse(read(PLACE) ?? 'null') as { at: number; path: string; y: number } | null;
    sessionStorage.removeItem(PLACE);
    const { pathname, search } = window.location;
    if (!place || place.path !== pathname + search || Date.now() - place.at > PLACE_MS) return;
    if (Math.abs(window.scrollY - place.y) > 1) window.scrollTo({ top: place.y, behavior: 'instant' });
  } catch {
    // nothing is kept here: the page begins at its top
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
