import { and, eq, isNull } from 'drizzle-orm';
import { AVATARS } from '@/lib/domain/media-address';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { ARRIVING, discardFiles } from '../../files/discard';
import { keyFor } from '../../files/store';
import { AppError, notFound, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { checkPicture, redraw } from '../../pictures/redraw';
import { throttleHeavyCalls } from '../auth/throttle';
import { readUser } from './read';
import { assertEdits } from './territory';

const SIDE = 512;
const PREVIEW_SIDE = 160;

const wrongFile = (code: string, detail: string) => wrongField('file', code, detail);

/** By what the file is, never by what it is called. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return jpeg || png || webp;
}

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

/** The row first, then both files: whatever fails on the way, nothing stays in the store for ever. */
async function storePhoto(ctx: Ctx, whole: Uint8Array, small: Uint8Array): Promise<string> {
  const extension = 'webp';
  const [storageKey, previewKey] = [1, 2].map(() => keyFor({ extension, folder: AVATARS })) as [
    string,
    string,
  ];
  const about = { purpose: ARRIVING, name: '', mime: 'image/webp', extension, size: whole.length };
  const values = { ...about, storageKey, previewKey, createdAt: ctx.now() };
  const [row] = await ctx.db.insert(files).values(values).returning({ id: files.id });
  const { id } = row as { id: string };
  const put = await Promise.allSettled([
    ctx.files.put(whole, { extension, key: storageKey }),
    ctx.files.put(small, { extension, key: previewKey }),
  ]);
  const failed = put.find((one) => one.status === 'rejected');
  if (!failed) return id;
  await discardFiles(ctx, eq(files.id, id));
  throw failed.reason;
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
  const [whole, small] = (await redraw(bytes, [SIDE, PREVIEW_SIDE])) as [Uint8Array, Uint8Array];
  const id = await storePhoto(ctx, whole, small);
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
