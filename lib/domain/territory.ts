import { isOneOf } from '../access/belongs';
import { can } from '../access/permissions';
import { seesEveryone, seesSectors, type Role } from '../access/roles';

/**
 * People that a member of staff sees (decisions, 'Territory'): everyone; those of assigned pharmacies and own sectors;
 * those of assigned pharmacies only; nobody.
 */
export type Sight = 'everyone' | 'sectors' | 'assigned' | 'nobody';

/** Sight of these roles. `allowSector` has no effect on roles that it does not widen, and is no error for them. */
export function sightOf(roles: readonly string[], allowSector: boolean): Sight {
  const is = (group: readonly Role[]) => isOneOf(group, { roles });
  if (is(seesEveryone)) return 'everyone';
  if (!can({ roles, permissions: [] }, 'people.see')) return 'nobody';
  return allowSector && is(seesSectors) ? 'sectors' : 'assigned';
}

const BY_REACH: readonly Sight[] = ['nobody', 'assigned', 'sectors', 'everyone'];

/** Whether the sight `now` covers the whole sight `before`. */
export const seesAsFar = (now: Sight, before: Sight): boolean =>
  BY_REACH.indexOf(now) >= BY_REACH.indexOf(before);

/** Whether the switch «Мои аптеки / Весь сектор» changes the sight of these roles. */
export const choosesScope = (roles: readonly string[]) => sightOf(roles, true) === 'sectors';

/** Days without a visit to the portal after which a person no longer counts as active. */
export const ACTIVE_DAYS = 30;

/** Values of the services for an active and an inactive person (specification, section 3, 'Pharmacist list entry'). */
export const ACTIVITY_STATUSES = ['Активен', 'Не активен'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

export const activityStatus = (isActive: boolean): ActivityStatus => ACTIVITY_STATUSES[isActive ? 0 : 1];
