import { eq } from 'drizzle-orm';
import { files } from '../db/schema/system';
import type { Ctx } from '../http/context';
import { ARRIVING, discardFiles } from './discard';
import { keyFor } from './store';

interface Stored {
  bytes: Uint8Array;
  extension: string;
  mime: string;
}

/** Stores a file unchanged under a row without owner (`arriving`); if storing fails, file and row are discarded. */
export async function storeMedia(ctx: Ctx, { bytes, extension, mime }: Stored, folder: string) {
  const storageKey = keyFor({ extension, folder });
  const values = { purpose: ARRIVING, name: '', mime, extension, size: bytes.length, storageKey };
  const [row] = await ctx.db
    .insert(files)
    .values({ ...values, createdAt: ctx.now() })
    .returning({ id: files.id });
  const { id } = row as { id: string };
  try {
    await ctx.files.put(bytes, { extension, key: storageKey });
  } catch (error) {
    await discardFiles(ctx, eq(files.id, id));
    throw error;
  }
  return { id, storageKey };
}
