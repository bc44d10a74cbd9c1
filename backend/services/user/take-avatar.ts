import { and, eq, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { discardFiles } from '../../files/discard';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';

async function setAvatar(ctx: Ctx, userId: string, avatarFileId: string | null): Promise<void> {
  const [before] = await ctx.db
    .select({ avatarFileId: users.avatarFileId })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update');
  if (!before) throw notFound('Пользователь не найден.', 'user-missing');
  await ctx.db.update(users).set({ avatarFileId, updatedAt: ctx.now() }).where(eq(users.id, userId));
  if (before.avatarFileId) await discardFiles(ctx, eq(files.id, before.avatarFileId));
}

/** Makes a stored picture (`files.id`) the person's avatar and removes the former one. 404 `user-missing`. */
export function takeAvatar(ctx: Ctx, userId: string, file: { id: string; name: string }): Promise<void> {
  return inTransaction(alsoOf(ctx, userId), async (tx) => {
    const taken = { purpose: 'avatar', ownerId: userId, name: file.name.slice(0, 255) };
    await tx.update(files).set(taken).where(eq(files.id, file.id));
    await setAvatar(ctx, userId, file.id);
  });
}

/** Removes the person's avatar. 404 `user-missing`. */
export function dropAvatar(ctx: Ctx, userId: string): Promise<void> {
  return inTransaction(alsoOf(ctx, userId), () => setAvatar(ctx, userId, null));
}
