/** Groups of cookies and of the scripts that set them (specification, section 9): one not allowed loads nothing. */
export const COOKIE_GROUPS = [1, 2, 3, 4] as const;
export type CookieGroup = (typeof COOKIE_GROUPS)[number];

/** Cookies for signing in, unsent answers and this choice: the portal does not work without them. */
export const NECESSARY = 1;
export const ANALYTICAL = 2;
export const FUNCTIONAL = 3;
export const MARKETING = 4;

/** Groups ticked by default in the question; nothing of them loads before the answer. */
const PROPOSED: readonly CookieGroup[] = [NECESSARY, ANALYTICAL, MARKETING];

/** Cookie with the person's choice; the page reads it, so it is not `httpOnly`. */
export const CONSENT_COOKIE = 'cookieGroups';
/** Seconds: 30 days, then the person is asked again. */
export const CONSENT_AGE = 2_592_000;

const HELD = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([1-4](?:\\.[1-4])*)(?:;|$)`);
/**
 * Matches an answered choice, which always includes the necessary group; a cookie without it holds groups allowed
 * before the question was answered.
 */
const ANSWERED = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=${NECESSARY}(?:[.;]|$)`);

/** The groups in order, without duplicates, the necessary one always included. */
export function orderedGroups(groups: readonly number[]): readonly CookieGroup[] {
  return COOKIE_GROUPS.filter((group) => group === NECESSARY || groups.includes(group));
}

/** Allowed groups in a `Cookie` header or `document.cookie`; null when no valid choice is saved. */
export function readGroups(cookies: string): readonly CookieGroup[] | null {
  const [, held] = HELD.exec(cookies) ?? [];
  return held ? orderedGroups(held.split('.').map(Number)) : null;
}

/** Whether `group` is allowed; null groups: nothing was ever allowed but the necessary group. */
export const isAllowed = (groups: readonly CookieGroup[] | null, group: CookieGroup): boolean =>
  group === NECESSARY || (groups?.includes(group) ?? false);

/** Whether the question was answered; a group that was allowed for one feature does not answer it. */
export function isAnswered(cookies: string): boolean {
  return ANSWERED.test(cookies);
}

/** Groups ticked when the question is shown: the default ones and those allowed before it. */
export function proposedGroups(held: readonly CookieGroup[] | null): readonly CookieGroup[] {
  return orderedGroups([...PROPOSED, ...(held ?? [])]);
}

/** Line for `document.cookie` that saves an answer for 30 days; `secure` on an https page. */
export function groupsCookie(groups: readonly CookieGroup[], secure: boolean): string {
  return savedFor30Days(orderedGroups(groups), secure);
}

/** Line for `document.cookie` that saves groups allowed before the question is answered. */
export function earlyCookie(groups: readonly CookieGroup[], secure: boolean): string {
  return savedFor30Days(
    orderedGroups(groups).filter((group) => group !== NECESSARY),
    secure,
  );
}

function savedFor30Days(groups: readonly CookieGroup[], secure: boolean): string {
  const parts = [
    `${CONSENT_COOKIE}=${groups.join('.')}`,
    `Max-Age=${CONSENT_AGE}`,
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
