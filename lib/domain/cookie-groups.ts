/** Groups of cookies and of what keeps them (specification, section 9): a group is allowed or it loads nothing. */
export const COOKIE_GROUPS = [1, 2, 3, 4] as const;
export type CookieGroup = (typeof COOKIE_GROUPS)[number];

/** Signing in, unsent answers, this very choice: there is no portal without them. */
export const NECESSARY = 1;
export const ANALYTICAL = 2;
export const FUNCTIONAL = 3;
export const MARKETING = 4;

/** Ticked when the person is asked; nothing of them loads before they answer. */
export const PROPOSED_GROUPS: readonly CookieGroup[] = [NECESSARY, ANALYTICAL, MARKETING];

/** The browser's own note of what was chosen: read by the page, so not `httpOnly`. */
export const CONSENT_COOKIE = 'cookieGroups';
/** Seconds: 30 days, then the person is asked again. */
export const CONSENT_AGE = 2_592_000;

const HELD = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([1-4](?:\\.[1-4])*)(?:;|$)`);

/** The groups, each once, in order, the necessary one always among them. */
export function orderedGroups(groups: readonly number[]): readonly CookieGroup[] {
  return COOKIE_GROUPS.filter((group) => group === NECESSARY || groups.includes(group));
}

/** What a `Cookie` header, or `document.cookie`, holds: the allowed groups; null when nothing valid is saved. */
export function readGroups(cookies: string): readonly CookieGroup[] | null {
  const [, held] = HELD.exec(cookies) ?? [];
  return held ? orderedGroups(held.split('.').map(Number)) : null;
}

/** The line for `document.cookie` that saves the groups for 30 days; `secure` where the page is on https. */
export function groupsCookie(groups: readonly CookieGroup[], secure: boolean): string {
  const parts = [
    `${CONSENT_COOKIE}=${orderedGroups(groups).join('.')}`,
    `Max-Age=${CONSENT_AGE}`,
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
