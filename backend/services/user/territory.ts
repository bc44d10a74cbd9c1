import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { sightOf, type Sight } from '@/lib/domain/territory';
import { pharmacies } from '../../db/schema/directory';
import { assignments, users, userSectors } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import { assertCan, viewerOf, type Ctx } from '../../http/context';

/**
 * Throws 404 unless the viewer may see the person (decisions, 'Territory'): themselves; the people of assigned
 * pharmacies and, with the right to see sectors, of their sectors; everyone for admins and support. The error is that
 * of a missing person.
 */
export async function assertSees(ctx: Ctx, userId: string): Promise<void> {
  const viewer = viewerOf(ctx);
  if (viewer.id === userId) return;
  const sight = sightOf(viewer.roles, true);
  if (sight === 'everyone') return;
  const [seen] =
    sight === 'nobody'
      ? []
      : await ctx.db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), isNull(users.erasedAt), peopleSeen(ctx, true)));
  if (!seen) throw notFound('Пользователь не найден.', 'user-missing');
}

/**
 * Condition: people that a member of staff sees in lists: everyone for admins and support, else the people of assigned
 * pharmacies or, with `allowSector` and the right to see sectors, of their sectors. 403 without a territory.
 */
export function peopleSeen(ctx: Ctx, allowSector: boolean): SQL | undefined {
  return inTerritory(ctx, sql`${users.pharmacyId}`, allowSector);
}

/** Condition: the pharmacy of the SQL `pharmacyId` lies in the viewer's territory. 403 without one. */
export function inTerritory(ctx: Ctx, pharmacyId: SQL, allowSector: boolean): SQL | undefined {
  const viewer = viewerOf(ctx);
  const sight = sightOf(viewer.roles, allowSector);
  if (sight === 'everyone') return undefined;
  assertCan(ctx, 'people.see');
  return ofTerritory(ctx, viewer.id, pharmacyId, sight);
}

/** Condition: `pharmacyId` is assigned to this member of staff or, with `sectors`, lies in one of their sectors. */
export function ofTerritory(
  { db }: Pick<Ctx, 'db'>,
  staffId: string,
  pharmacyId: SQL,
  sight: Sight,
): SQL | undefined {
  const own = db
    .select({ id: assignments.pharmacyId })
    .from(assignments)
    .where(eq(assignments.userId, staffId));
  if (sight !== 'sectors') return inArray(pharmacyId, own);
  const inSectors = db
    .select({ id: pharmacies.id })
    .from(pharmacies)
    .innerJoin(userSectors, eq(userSectors.sectorId, pharmacies.sectorId))
    .where(eq(userSectors.userId, staffId));
  return or(inArray(pharmacyId, own), inArray(pharmacyId, inSectors));
}

/**
 * Throws unless the viewer may change the person: seeing is not enough, because a changed e-mail takes the account
 * over. 404 for a missing and for an erased account, for any viewer.
 */
export async function assertEdits(ctx: Ctx, userId: string): Promise<void> {
  await assertSees(ctx, userId);
  if (viewerOf(ctx).id === userId) return;
  assertCan(ctx, 'admin.enter');
  const [there] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  if (!there) throw notFound('Пользователь не найден.', 'user-missing');
}
