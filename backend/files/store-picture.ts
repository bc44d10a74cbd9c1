import { eq } from 'drizzle-orm';
import { files } from '../db/schema/system';
import type { Ctx } from '../http/context';
import type { Redrawn } from '../pictures/redraw';
import { ARRIVING, discardFiles } from './discard';
import { keyFor } from './store';

/**
 * Stores a redrawn picture and its preview under a row without owner (`arriving`). The row is inserted before both
 * files, so that no failure leaves a file in the store for ever.
 */
export async function storePicture(ctx: Ctx, [whole, small]: Redrawn[], folder: string) {
  if (!whole || !small) throw new Error('A picture is stored whole and small');
  const extension = 'webp';
  const [storageKey, previewKey] = [keyFor({ extension, folder }), keyFor({ extension, folder })];
  const about = { purpose: ARRIVING, name: '', mime: 'image/webp', extension, size: whole.bytes.length };
  const values = { ...about, storageKey, previewKey, createdAt: ctx.now() };
  const [row] = await ctx.db.insert(files).values(values).returning({ id: files.id });
  const { id } = row as { id: string };
  const put = await Promise.allSettled([
    ctx.files.put(whole.bytes, { extension, key: storageKey }),
    ctx.files.put(small.bytes, { extension, key: previewKey }),
  ]);
  const failed = put.find((one) => one.status === 'rejected');
  if (!failed) return { id, storageKey, previewKey };
  await discardFiles(ctx, eq(files.id, id));
  throw failed.reason;
}
