import { eq, or, sql, type SQL } from 'drizzle-orm';
import { sightOf } from '@/lib/domain/territory';
import { trainingRegistrations, trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { inTerritory } from '../user/territory';

/** Where a registered person works; for a guest, the pharmacy entered with the registration. */
export const pharmacyOf = sql`coalesce(${users.pharmacyId}, (${trainingRegistrations.guest} ->> 'pharmacyId')::bigint)`;

/**
 * Whom a member of staff sees among the registered: everyone for admins and support; on trainings they lead or made;
 * of their territory; whom they recorded. A condition on registrations joined with trainings and, left, users.
 */
export function registrationsSeen(ctx: Ctx, allowSector: boolean): SQL | undefined {
  const viewer = viewerOf(ctx);
  const sight = sightOf(viewer.roles, allowSector);
  if (sight === 'everyone') return undefined;
  return or(
    eq(trainings.leaderId, viewer.id),
    eq(trainings.authorId, viewer.id),
    sight !== 'nobody' ? inTerritory(ctx, pharmacyOf, allowSector) : undefined,
    eq(trainingRegistrations.recordedById, viewer.id),
  );
}
