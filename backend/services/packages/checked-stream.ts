import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { refused } from './refuse';

/**
 * Passes an entry's bytes through and fails with 422 `bad-checksum` at the end if their CRC-32 is not the archive's.
 */
export function checkedStream({ fileName, crc32: wanted }: { fileName: string; crc32: number }): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === wanted >>> 0 ? null : refused('bad-checksum', fileName));
    },
  });
}
