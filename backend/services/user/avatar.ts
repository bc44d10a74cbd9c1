import { and, eq, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { ARRIVING, discardFiles } from '../../files/discard';
import { AVATARS, keyFor } from '../../files/store';
import { notFound, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { readUser } from './read';
import { assertEdits } from './territory';

const SIDE = 512;
const PREVIEW_SIDE = 160;
/** More pixels than any camera's picture: a small file may unpack into a huge one. */
const MAX_PIXELS = 50_000_000;

const wrongFile = (code: string, detail: string) => wrongField('file', code, detail);

/** By what the file is, never by what it is called. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return jpeg || png || webp;
}

/** Drawn anew: nothing of the sender's file (place, camera, hidden bytes) stays. */
async function redraw(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  // costs every start 0.1 s
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw wrongFile('picture-broken', 'Картинка повреждена или слишком велика. Выберите другую.');
  }
}

async function setAvatar(ctx: Ctx, userId: string, avatarFileId: string | null): Promise<void> {
  const [before] = await ctx.db
    .select({ avatarFileId: users.avatarFileId })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('update');
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

/** A new avatar: JPEG, PNG or WebP. 404, 403, 422 on `file`: `file-missing`, `not-a-picture`, `picture-broken`. */
export async function uploadAvatar(ctx: Ctx, userId: string, file: File | undefined) {
  await assertEdits(ctx, userId);
  if (!file || file.size === 0) throw wrongFile('file-missing', 'Выберите файл.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) throw wrongFile('not-a-picture', 'Подойдёт картинка JPEG, PNG или WebP.');
  const [whole, small] = [await redraw(bytes, SIDE), await redraw(bytes, PREVIEW_SIDE)];
  const id = await storePhoto(ctx, whole, small);
  try {
    await inTransaction(ctx, async (tx) => {
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
  await inTransaction(ctx, () => setAvatar(ctx, userId, null));
  return readUser(ctx, userId);
}
