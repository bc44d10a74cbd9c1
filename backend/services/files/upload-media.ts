import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { media as shape, mediaBody } from '@/api/files/schemas';
import {
  HEAD_BYTES,
  MEDIA_FILES,
  mediaFileOf,
  mediaProblem,
  type FilePurpose,
} from '@/lib/domain/author-files';
import type { Of } from '@/lib/json-api/resource';
import { files } from '../../db/schema/system';
import { mediaUrl } from '../../files/store';
import { storeMedia } from '../../files/store-media';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { throttleHeavyCalls } from '../auth/throttle';

const FOLDER = 'content';
const PURPOSE: FilePurpose = 'content';
/** Maximum of files per author and hour: a video has three, and each is large. */
const AN_HOUR = 30;

/** Stores a file of a video unchanged. 403, 422 on `file`, 429 `too-many-requests`. */
export async function uploadMedia(ctx: Ctx, { file }: z.output<typeof mediaBody>): Promise<Of<typeof shape>> {
  if (!(file instanceof File) || file.size === 0)
    throw wrongField('file', 'file-missing', 'Необходимо приложить файл.');
  const kind = mediaFileOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!kind) throw wrongField('file', 'not-a-video', 'Подойдёт видео MP4 или WebM и субтитры VTT.');
  const problem = mediaProblem(kind, file.size, kind);
  if (problem) throw wrongField('file', 'file-too-large', problem);
  const { id: ownerId } = viewerOf(ctx);
  await throttleHeavyCalls(ctx, 'author-media', ownerId, AN_HOUR);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { mime } = MEDIA_FILES[kind];
  const { id, storageKey } = await storeMedia(ctx, { bytes, extension: kind, mime }, FOLDER);
  const name = file.name.slice(0, 255);
  await ctx.db.update(files).set({ purpose: PURPOSE, name, ownerId }).where(eq(files.id, id));
  return { id, name, url: mediaUrl(storageKey), kind, size: bytes.length };
}
