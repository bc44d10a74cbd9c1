import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { sightOf } from '@/lib/domain/territory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { inTerritory, peopleSeen } from '../user/territory';

/** Where a registered person works; for a guest, the pharmacy entered with the registration. */
export const pharmacyOf = sql`coalesce(${users.pharmacyId}, (${trainingRegistrations.guest} ->> 'pharmacyId')::bigint)`;

type Place = () => SQL | undefined;

/** Condition: registrations the viewer sees; `ofPlace` is the condition of the viewer's territory. */
function seenBy(ctx: Ctx, allowSector: boolean, ofPlace: Place): SQL | undefined {
  const viewer = viewerOf(ctx);
  const sight = sightOf(viewer.roles, allowSector);
  if (sight === 'everyone') return undefined;
  return or(
    eq(trainings.leaderId, viewer.id),
    eq(trainings.authorId, viewer.id),
    sight !== 'nobody' ? ofPlace() : undefined,
    eq(trainingRegistrations.recordedById, viewer.id),
  );
}

/**
 * Condition: registrations that a member of staff sees: all for admins and support; on trainings they lead or created;
 * of people of their territory; of people they recorded. For registrations joined with trainings and left joined with
 * users.
 */
export const registrationsSeen = (ctx: Ctx, allowSector: boolean): SQL | undefined =>
  seenBy(ctx, allowSector, () => inTerritory(ctx, pharmacyOf, allowSector));

/**
 * The same for many rows, joined only with trainings: the people of the territory are read once. With the condition
 * above a week of the schedule would read everybody of the portal.
 */
export const manyRegistrationsSeen = (ctx: Ctx, allowSector: boolean): SQL | undefined =>
  seenBy(ctx, allowSector, () => {
    const row = trainingRegistrations;
    const people = ctx.db.select({ id: users.id }).from(users).where(peopleSeen(ctx, allowSector));
    const ofGuest = inTerritory(ctx, sql`(${row.guest} ->> 'pharmacyId')::bigint`, allowSector);
    return or(inArray(row.userId, people), and(isNull(row.userId), ofGuest));
  });
