import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

/** The key of access tokens: `TOKEN_SECRET`, or one made once and kept in the data folder. */
export function tokenSecret({ TOKEN_SECRET, DATA_DIR }: Config): Uint8Array {
  if (TOKEN_SECRET) return new TextEncoder().encode(TOKEN_SECRET);
  const path = join(DATA_DIR, 'token-secret');
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return new TextEncoder().encode(readFileSync(path, 'utf8'));
}
