import { watchOtherTabs } from '../browser/other-tabs';
import {
  earlyCookie,
  groupsCookie,
  isAnswered,
  NECESSARY,
  orderedGroups,
  readGroups,
  type CookieGroup,
} from '../domain/cookie-groups';

/** Storage key that other tabs listen to: a change of a cookie causes no event. */
const CHANGED_AT = 'portal.cookieGroups';

let read = '';
let groups: readonly CookieGroup[] | null = null;
const listeners = new Set<() => void>();

/**
 * Groups allowed in this browser; null when none are. Reads the cookie at each call and returns the same array until
 * the choice changes.
 */
export function heldGroups(): readonly CookieGroup[] | null {
  if (document.cookie !== read) {
    read = document.cookie;
    const next = readGroups(read);
    if (next?.join() !== groups?.join()) groups = next;
  }
  return groups;
}

export function isAllowed(group: CookieGroup): boolean {
  return group === NECESSARY || (heldGroups()?.includes(group) ?? false);
}

/** Whether the person has answered the question about all groups. */
export const hasAnswered = (): boolean => isAnswered(document.cookie);

/** Saves the answer, replacing the previous one; every tab is notified. */
export function keepGroups(chosen: readonly CookieGroup[]): void {
  save(groupsCookie(chosen, onHttps()));
}

const onHttps = () => window.location.protocol === 'https:';

function save(line: string): void {
  document.cookie = line;
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // without storage no other tab can be notified
  }
  for (const listener of listeners) listener();
}

/** Allows one group more where a feature needs it; the question about all groups is still asked. */
export function allowGroup(group: CookieGroup): void {
  const groups = orderedGroups([...(heldGroups() ?? []), group]);
  save((hasAnswered() ? groupsCookie : earlyCookie)(groups, onHttps()));
}

/** Delays of re-reading the cookie, ms: another tab's cookie may arrive later than its storage event. */
const COOKIE_COMES_MS = [50, 300, 2000] as const;

export function subscribeToConsent(listener: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const hear = ({ key }: StorageEvent) => {
    if (key !== CHANGED_AT) return;
    listener();
    for (const wait of COOKIE_COMES_MS) timers.add(setTimeout(listener, wait));
  };
  listeners.add(listener);
  const leave = watchOtherTabs(listener, hear);
  return () => {
    timers.forEach(clearTimeout);
    listeners.delete(listener);
    leave();
  };
}
