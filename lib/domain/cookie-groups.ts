/** Groups of cookies and of what keeps them (specification, section 9): a group is allowed or it loads nothing. */
export const COOKIE_GROUPS = [1, 2, 3, 4] as const;
export type CookieGroup = (typeof COOKIE_GROUPS)[number];

/** Signing in, unsent answers, this very choice: there is no portal without them. */
export const NECESSARY = 1;
export const ANALYTICAL = 2;
export const FUNCTIONAL = 3;
export const MARKETING = 4;

/** Ticked when the person is asked; nothing of them loads before they answer. */
const PROPOSED: readonly CookieGroup[] = [NECESSARY, ANALYTICAL, MARKETING];

/** The browser's own note of what was chosen: read by the page, so not `httpOnly`. */
export const CONSENT_COOKIE = 'cookieGroups';
/** Seconds: 30 days, then the person is asked again. */
export const CONSENT_AGE = 2_592_000;

const HELD = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([1-4](?:\\.[1-4])*)(?:;|$)`);
/** An answer always names the necessary group; without it stands what was allowed before the question was answered. */
const ANSWERED = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=${NECESSARY}(?:[.;]|$)`);

/** The groups, each once, in order, the necessary one always among them. */
export function orderedGroups(groups: readonly number[]): readonly CookieGroup[] {
  return COOKIE_GROUPS.filter((group) => group === NECESSARY || groups.includes(group));
}

/** What a `Cookie` header, or `document.cookie`, holds: the allowed groups; null when nothing valid is saved. */
export function readGroups(cookies: string): readonly CookieGroup[] | null {
  const [, held] = HELD.exec(cookies) ?? [];
  return held ? orderedGroups(held.split('.').map(Number)) : null;
}

/** Whether what belongs to `group` may happen with these groups allowed; null: nothing was ever allowed. */
export const isAllowed = (groups: readonly CookieGroup[] | null, group: CookieGroup): boolean =>
  group === NECESSARY || (groups?.includes(group) ?? false);

/** Whether the question was answered; a group allowed where it was needed answers no question about the others. */
export function isAnswered(cookies: string): boolean {
  return ANSWERED.test(cookies);
}

/** The ticks the question begins with: the proposed groups, and what was allowed before it. */
export function proposedGroups(held: readonly CookieGroup[] | null): readonly CookieGroup[] {
  return orderedGroups([...PROPOSED, ...(held ?? [])]);
}

/** The line for `document.cookie` that saves an answer for 30 days; `secure` where the page is on https. */
export function groupsCookie(groups: readonly CookieGroup[], secure: boolean): string {
  return savedFor30Days(orderedGroups(groups), secure);
}

/** The same for what is allowed before the answer. */
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
