import { statfsSync } from 'node:fs';
import type { Config } from '../config';
import { AppError } from '../http/app-error';

const MEGABYTE = 1024 * 1024;
const RETRY_AFTER_S = '30';
const DETAIL = 'На сервере кончилось место. Читать можно, сохранить пока нельзя: повторите попытку позже.';

/** How long an answer of the file system stands; milliseconds. */
const KEPT_MS = 500;
const seen = new Map<string, { at: number; isFull: boolean }>();

/** Whether the data folder has less room than what is kept for the engine's own log; asked twice a second at most. */
export function isFull(config: Config): boolean {
  const { DATA_DIR, DATA_RESERVE_MB } = config;
  const key = `${DATA_DIR} ${String(DATA_RESERVE_MB)}`;
  const kept = seen.get(key);
  const now = performance.now();
  if (kept && now - kept.at < KEPT_MS) return kept.isFull;
  const full = asksRoom(config);
  seen.set(key, { at: now, isFull: full });
  return full;
}

function asksRoom({ DATA_DIR, DATA_RESERVE_MB }: Config): boolean {
  try {
    const { bavail, bsize } = statfsSync(DATA_DIR);
    return bavail * bsize < DATA_RESERVE_MB * MEGABYTE;
  } catch {
    // no answer to this is no answer to that
    return false;
  }
}

/** 503 `storage-full`: reads still work. */
export function storageFull(): AppError {
  return new AppError(503, 'storage-full', DETAIL, undefined, { headers: { 'retry-after': RETRY_AFTER_S } });
}

/**
 * Writes stop before the disk is full: an engine in the process that can't extend its log is broken from then on and
 * holds up everybody. A database server has a disk of its own and says so itself.
 */
export function stopsForRoom({
  config,
  database,
}: {
  config: Config;
  database: { engine: string };
}): boolean {
  return database.engine === 'pglite' && isFull(config);
}
