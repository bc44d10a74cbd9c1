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

/** Another tab's choice is heard through this key: cookies tell nobody that they have changed. */
const CHANGED_AT = 'portal.cookieGroups';

let read = '';
let groups: readonly CookieGroup[] | null = null;
const listeners = new Set<() => void>();

/** What this browser has chosen, null when it has not: the cookie is asked each time, the list is the same one. */
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

/** Whether the person has answered the question about all of them. */
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
    // a browser that keeps nothing has no other tabs to tell
  }
  for (const listener of listeners) listener();
}

/** One group more, the rest as it is: asked for where it is needed. The question about the rest still comes. */
export function allowGroup(group: CookieGroup): void {
  const groups = orderedGroups([...(heldGroups() ?? []), group]);
  save((hasAnswered() ? groupsCookie : earlyCookie)(groups, onHttps()));
}

/** Another tab's cookie may come after the word of it: each way is its own process's. */
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
