import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { refused } from './refuse';

/** Lets an entry's bytes through and fails at their end when they are not what the archive said they are. */
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
