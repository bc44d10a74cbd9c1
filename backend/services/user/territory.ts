import { and, eq, isNull } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { seesEveryone } from '@/lib/access/roles';
import { assignments, users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import { assertCan, viewerOf, type Ctx } from '../../http/context';

async function assigned(ctx: Ctx, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(assignments, eq(assignments.pharmacyId, users.pharmacyId))
    .where(and(eq(users.id, userId), eq(assignments.userId, viewerOf(ctx).id), isNull(users.erasedAt)))
    .limit(1);
  return row !== undefined;
}

/**
 * Whether the viewer may see the person: themselves, the people of assigned pharmacies (decisions, 'Territory'),
 * everyone for admins and support. 404 otherwise, as for nobody.
 */
export async function assertSees(ctx: Ctx, userId: string): Promise<void> {
  const viewer = viewerOf(ctx);
  if (viewer.id === userId) return;
  if (seesEveryone.some((role) => viewer.roles.includes(role))) return;
  if (can(viewer, 'people.see') && (await assigned(ctx, userId))) return;
  throw notFound('Пользователь не найден.', 'user-missing');
}

/** Who sees a person may not yet change them: an e-mail changed by somebody else is an account taken. */
export async function assertEdits(ctx: Ctx, userId: string): Promise<void> {
  await assertSees(ctx, userId);
  if (viewerOf(ctx).id !== userId) assertCan(ctx, 'admin.enter');
}
