import { statfsSync } from 'node:fs';
import type { Config } from '../config';
import { AppError } from '../http/app-error';

const MEGABYTE = 1024 * 1024;
const RETRY_AFTER_S = '30';
const DETAIL = 'На сервере кончилось место. Читать можно, сохранить пока нельзя: повторите попытку позже.';

/** How long the measured free space is cached, ms. */
const KEPT_MS = 500;
const seen = new Map<string, { at: number; isFull: boolean }>();

/**
 * Returns true if the data folder has less free space than `DATA_RESERVE_MB`, the reserve for the engine's own log. The
 * file system is asked at most twice a second.
 */
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
    // unknown free space does not stop writes
    return false;
  }
}

/** 503 `storage-full`: reads still work. */
export function storageFull(): AppError {
  return new AppError(503, 'storage-full', DETAIL, undefined, { headers: { 'retry-after': RETRY_AFTER_S } });
}

/**
 * Returns true if writes must be refused before the disk is full: an in-process engine that cannot extend its log is
 * broken from then on, for every request. A database server has its own disk and reports this itself.
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
