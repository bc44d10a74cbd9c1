import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Prints one line to stderr and exits with code 1. */
export function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}
