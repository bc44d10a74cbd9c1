import { and, eq, isNull, sql } from 'drizzle-orm';
import { activityStatus } from '@/lib/domain/territory';
import { marks } from '../../db/schema/directory';
import { balances } from '../../db/schema/points';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { isActive } from '../user/people-filters';
import { readUser } from '../user/read';
import { assertSees } from '../user/territory';

async function standingOf(ctx: Ctx, id: string) {
  const [[row], points] = await Promise.all([
    ctx.db
      .select({ user: users, isActive: sql<boolean>`coalesce(${isActive(ctx)}, false)` })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt))),
    ctx.db
      .select({ slug: marks.slug, earned: balances.earned, spent: balances.spent })
      .from(balances)
      .innerJoin(marks, eq(marks.id, balances.markId))
      .where(eq(balances.userId, id)),
  ]);
  if (!row) return {};
  const by = (what: 'earned' | 'spent') => Object.fromEntries(points.map((one) => [one.slug, one[what]]));
  return {
    standing: {
      createdAt: row.user.createdAt.toISOString(),
      lastActivityAt: row.user.lastActivityAt?.toISOString() ?? null,
      activityStatus: activityStatus(row.isActive),
      isArchive: row.user.isArchived,
      hasLeft: row.user.leftAt !== null,
      earned: by('earned'),
      spent: by('spent'),
    },
  };
}

/**
 * Returns a profile and, for any viewer but its owner, the person's standing. 404 `user-missing` out of the viewer's
 * sight.
 */
export async function readPerson(ctx: Ctx, id: string) {
  await assertSees(ctx, id);
  if (viewerOf(ctx).id === id) return readUser(ctx, id);
  const [profile, standing] = await Promise.all([readUser(ctx, id), standingOf(ctx, id)]);
  return { ...profile, ...standing };
}
