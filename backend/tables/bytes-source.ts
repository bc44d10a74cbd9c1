import { Readable } from 'node:stream';
import type { TableSource } from './table';

/** Longest time to read an uploaded file: nobody waits longer for a response. */
const READ_MS = 30_000;

/** Source of an uploaded file in memory; reading it ends with a refusal after half a minute. */
export const sourceOf = (bytes: Buffer): TableSource => ({
  size: bytes.length,
  signal: AbortSignal.timeout(READ_MS),
  read: (range?: { start: number; end: number }) =>
    Promise.resolve(
      Readable.from(range ? [bytes.subarray(range.start, range.end + 1)] : slices(bytes), {
        objectMode: false,
      }),
    ),
});

const SLICE = 64 * 1024;
function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}
