import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { sessionEnded } from '../../http/viewer';
import * as audit from '../audit/record';
import { endSessions } from '../auth/sessions';
import { readPerson } from '../people/read-person';
import { releaseComing } from '../trainings/release-seat';

/**
 * Archives an account or restores it: an archived account cannot sign in, and its coming seats go to the line and do
 * not come back. 401 for an admin whom another admin has just archived; 403 `own-account`; 404 `user-missing`.
 */
export async function archivePerson(ctx: Ctx, userId: string, isArchived: boolean) {
  const { id: byId } = viewerOf(ctx);
  if (userId === byId)
    throw new AppError(403, 'own-account', 'Свой кабинет в архив отправляет кто-то другой.');
  await inTransaction(alsoOf(ctx, userId), async (tx) => {
    // under the lock of both accounts: of two admins who archive each other the second is archived already
    const own = and(eq(users.id, byId), eq(users.isArchived, false), isNull(users.erasedAt));
    if ((await tx.$count(users, own)) === 0) throw sessionEnded();
    const [person] = await tx
      .select({ was: users.isArchived })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    if (!person) throw notFound('Пользователь не найден.', 'user-missing');
    if (person.was === isArchived) return;
    await tx.update(users).set({ isArchived, updatedAt: ctx.now() }).where(eq(users.id, userId));
    const about = { subjectType: 'user', subjectId: userId };
    if (!isArchived) return audit.record(ctx, { action: 'user.restored', ...about });
    await endSessions(ctx, userId, 'archived');
    const seats = await releaseComing(ctx, userId, { byId });
    await audit.record(ctx, { action: 'user.archived', ...about, details: { seats: seats.length } });
  });
  return readPerson(ctx, userId);
}
