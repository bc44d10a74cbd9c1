import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { picture as shape, pictureBody } from '@/api/files/schemas';
import { FILE_RIGHTS, PICTURE_SIDES } from '@/lib/domain/author-files';
import type { Of } from '@/lib/json-api/resource';
import { files } from '../../db/schema/system';
import { mediaUrl } from '../../files/store';
import { storePicture } from '../../files/store-picture';
import { wrongField } from '../../http/app-error';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { isPicture } from '../../pictures/is-picture';
import { checkPicture, redraw } from '../../pictures/redraw';
import { rationPictures } from './ration-pictures';

/** Folder of files that readers of a material see, `/media/content/`. */
const FOLDER = 'content';
/** Enough for the busiest author of a long article, too few to fill the disk. */
const RATION = {
  what: 'author-picture',
  attempts: 120,
  detail: 'За последний час загружено слишком много картинок. Попробуйте позже.',
};

/**
 * Stores a picture for a material, re-encoded as WebP. 403, 422 on `file`, 429 `too-many-pictures`, 503
 * `pictures-busy`.
 */
export async function uploadPicture(
  ctx: Ctx,
  { file, purpose }: z.output<typeof pictureBody>,
): Promise<Of<typeof shape>> {
  assertCan(ctx, FILE_RIGHTS[purpose]);
  if (!(file instanceof File) || file.size === 0)
    throw wrongField('file', 'file-missing', 'Необходимо приложить файл.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) throw wrongField('file', 'not-a-picture', 'Подойдёт картинка JPEG, PNG или WebP.');
  await checkPicture(bytes);
  const { id: ownerId } = viewerOf(ctx);
  await rationPictures(ctx, ownerId, RATION);
  const drawn = await redraw(bytes, [PICTURE_SIDES.whole, PICTURE_SIDES.preview], 'inside');
  const { id, storageKey, previewKey } = await storePicture(ctx, drawn, FOLDER);
  const name = file.name.slice(0, 255);
  await ctx.db.update(files).set({ purpose, name, ownerId }).where(eq(files.id, id));
  const { width = 0, height = 0, bytes: whole } = drawn[0] ?? {};
  return {
    id,
    name,
    originalUrl: mediaUrl(storageKey),
    previewUrl: mediaUrl(previewKey),
    mime: 'image/webp',
    size: whole?.length ?? 0,
    width,
    height,
  };
}
