import { isOneOf } from '../access/belongs';
import { can } from '../access/permissions';
import { seesEveryone, seesSectors, type Role } from '../access/roles';

/**
 * Whom a member of staff sees (decisions, 'Territory'): everybody; the people of assigned pharmacies and of one's own
 * sectors; those of assigned pharmacies alone; nobody.
 */
export type Sight = 'everyone' | 'sectors' | 'assigned' | 'nobody';

/** What `allow_sector` opens to these roles: it changes nothing for those it does not serve, and is no error. */
export function sightOf(roles: readonly string[], allowSector: boolean): Sight {
  const is = (group: readonly Role[]) => isOneOf(group, { roles });
  if (is(seesEveryone)) return 'everyone';
  if (!can({ roles, permissions: [] }, 'people.see')) return 'nobody';
  return allowSector && is(seesSectors) ? 'sectors' : 'assigned';
}

const BY_REACH: readonly Sight[] = ['nobody', 'assigned', 'sectors', 'everyone'];

/** Whether who sees so far `now` sees all that was in sight `before`. */
export const seesAsFar = (now: Sight, before: Sight): boolean =>
  BY_REACH.indexOf(now) >= BY_REACH.indexOf(before);

/** Whether the switch «Мои аптеки / Весь сектор» has a use for these roles. */
export const choosesScope = (roles: readonly string[]) => sightOf(roles, true) === 'sectors';

/** Days without a visit to the portal after which a person no longer counts as active. */
export const ACTIVE_DAYS = 30;

/** What the services call the two (specification, section 3, 'Pharmacist list entry'). */
export const ACTIVITY_STATUSES = ['Активен', 'Не активен'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

export const activityStatus = (isActive: boolean): ActivityStatus => ACTIVITY_STATUSES[isActive ? 0 : 1];
