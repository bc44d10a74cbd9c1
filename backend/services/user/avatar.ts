import { and, eq, isNull } from 'drizzle-orm';
import { AVATARS } from '@/lib/domain/media-address';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { discardFiles } from '../../files/discard';
import { storePicture } from '../../files/store-picture';
import { AppError, notFound, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { isPicture } from '../../pictures/is-picture';
import { checkPicture, redraw } from '../../pictures/redraw';
import { throttleHeavyCalls } from '../auth/throttle';
import { readUser } from './read';
import { assertEdits } from './territory';

const SIDE = 512;
const PREVIEW_SIDE = 160;

const wrongFile = (code: string, detail: string) => wrongField('file', code, detail);

/** Counts one decode of the person's picture: many in an hour are no change of mind. 429 `too-many-pictures`. */
async function ration(ctx: Ctx, userId: string): Promise<void> {
  await throttleHeavyCalls(ctx, 'avatar', userId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    const detail = 'За последний час фотографию меняли слишком много раз. Попробуйте позже.';
    throw new AppError(429, 'too-many-pictures', detail, undefined, error.options);
  });
}

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

/**
 * A new avatar: JPEG, PNG or WebP. 404, 403, 422 on `file`: `file-missing`, `not-a-picture`, `picture-broken`,
 * `picture-too-large`; 429 `too-many-pictures`, 503 `pictures-busy`.
 */
export async function uploadAvatar(ctx: Ctx, userId: string, file: File | undefined) {
  await assertEdits(ctx, userId);
  if (!file || file.size === 0) throw wrongFile('file-missing', 'Выберите файл.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) throw wrongFile('not-a-picture', 'Подойдёт картинка JPEG, PNG или WebP.');
  await checkPicture(bytes);
  await ration(ctx, userId);
  const { id } = await storePicture(ctx, await redraw(bytes, [SIDE, PREVIEW_SIDE]), AVATARS);
  try {
    await inTransaction(alsoOf(ctx, userId), async (tx) => {
      const taken = { purpose: 'avatar', ownerId: userId, name: file.name.slice(0, 255) };
      await tx.update(files).set(taken).where(eq(files.id, id));
      await setAvatar(ctx, userId, id);
    });
  } catch (error) {
    await discardFiles(ctx, eq(files.id, id));
    throw error;
  }
  return readUser(ctx, userId);
}

export async function removeAvatar(ctx: Ctx, userId: string) {
  await assertEdits(ctx, userId);
  await inTransaction(alsoOf(ctx, userId), () => setAvatar(ctx, userId, null));
  return readUser(ctx, userId);
}
