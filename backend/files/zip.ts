import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile as Writer } from 'yazl';

export interface ZipFile {
  name: string;
  bytes: Buffer;
}

/** A file that is never held whole. */
export interface ZipStream {
  name: string;
  pieces: AsyncIterable<Buffer>;
}

/** No clock, no zone and no system of the maker: the same files are the same ZIP on any day. */
const SAME_ANY_DAY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * A ZIP of these files in their order, piece by piece: one file at a time is open, and of a stream a few pieces are
 * held. A failure of a file is the ZIP's; a reader who leaves closes the file that is open.
 */
export async function* zipPieces(files: AsyncIterable<ZipFile | ZipStream>): AsyncGenerator<Buffer> {
  const zip = new Writer();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  let open: Readable | undefined;
  const feed = async () => {
    for await (const file of files) {
      if (output.destroyed) return;
      const source = Readable.from('bytes' in file ? [file.bytes] : file.pieces);
      open = source;
      const closed = once(source, 'close');
      zip.addReadStreamLazy(file.name, SAME_ANY_DAY, (give) => give(null, source));
      await closed;
    }
    zip.end();
  };
  feed().catch((error: unknown) => output.destroy(error as Error));
  try {
    for await (const piece of output) yield piece as Buffer;
  } finally {
    output.destroy();
    open?.destroy();
  }
}

/** The same as a whole. */
export function zipOf(files: readonly ZipFile[]): Promise<Buffer> {
  async function* each() {
    yield* files;
  }
  return buffer(zipPieces(each()));
}
