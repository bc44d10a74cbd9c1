import type { CookieGroup } from '../domain/cookie-groups';
import { ANALYTICAL, FUNCTIONAL, MARKETING } from '../domain/cookie-groups';

/** Sends a command of Google's consent mode; a container checks it before each of its tags and applies an `update`. */
export function pushConsent(command: 'default' | 'update', groups: readonly CookieGroup[]): void {
  const granted = (group: CookieGroup) => (groups.includes(group) ? 'granted' : 'denied');
  const layer = (window.dataLayer ??= []);
  // Google's library recognises a command by an `arguments` object, not an array
  (function gtag(..._: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  })('consent', command, {
    ad_storage: granted(MARKETING),
    ad_user_data: granted(MARKETING),
    ad_personalization: 'denied',
    analytics_storage: granted(ANALYTICAL),
    functionality_storage: granted(FUNCTIONAL),
    security_storage: 'granted',
  });
}
