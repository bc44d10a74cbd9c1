import { eq } from 'drizzle-orm';
import { AVATARS } from '@/lib/domain/media-address';
import { files } from '../../db/schema/system';
import { discardFiles } from '../../files/discard';
import { storePicture } from '../../files/store-picture';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { isPicture } from '../../pictures/is-picture';
import { checkPicture, redraw } from '../../pictures/redraw';
import { rationPictures } from '../files/ration-pictures';
import { readUser } from './read';
import { dropAvatar, takeAvatar } from './take-avatar';
import { assertEdits } from './territory';

const SIDE = 512;
const PREVIEW_SIDE = 160;

const wrongFile = (code: string, detail: string) => wrongField('file', code, detail);

/** Limit of new avatars in an hour; honest use stays below it. */
const RATION = {
  what: 'avatar',
  attempts: 5,
  detail: 'За последний час фотографию меняли слишком много раз. Попробуйте позже.',
};

/**
 * Replaces the avatar: JPEG, PNG or WebP. 404, 403, 422 on `file`: `file-missing`, `not-a-picture`, `picture-broken`,
 * `picture-too-large`; 429 `too-many-pictures`, 503 `pictures-busy`.
 */
export async function uploadAvatar(ctx: Ctx, userId: string, file: File | undefined) {
  await assertEdits(ctx, userId);
  if (!file || file.size === 0) throw wrongFile('file-missing', 'Выберите файл.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) throw wrongFile('not-a-picture', 'Подойдёт картинка JPEG, PNG или WebP.');
  await checkPicture(bytes);
  await rationPictures(ctx, userId, RATION);
  const { id } = await storePicture(ctx, await redraw(bytes, [SIDE, PREVIEW_SIDE]), AVATARS);
  try {
    await takeAvatar(ctx, userId, { id, name: file.name });
  } catch (error) {
    await discardFiles(ctx, eq(files.id, id));
    throw error;
  }
  return readUser(ctx, userId);
}

export async function removeAvatar(ctx: Ctx, userId: string) {
  await assertEdits(ctx, userId);
  await dropAvatar(ctx, userId);
  return readUser(ctx, userId);
}
