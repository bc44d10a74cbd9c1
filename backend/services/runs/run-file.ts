import { Readable } from 'node:stream';
import type { FileResult } from '@/lib/json-api/answer';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { ownRunFile } from './own-runs';

/** The file of one's own run. 404 `run-missing`, `run-file-gone`; 503 `files-unavailable`. */
export async function runFile(ctx: Ctx, id: string): Promise<FileResult> {
  const { name, key } = await ownRunFile(ctx, id);
  const file = await ctx.files.open(key);
  if (!file) throw notFound('Файла больше нет. Соберите его ещё раз.', 'run-file-gone');
  return { name, body: Readable.toWeb(await file.read()) as ReadableStream<Uint8Array> };
}
