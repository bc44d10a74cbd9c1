import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile as Writer } from 'yazl';

export interface ZipFile {
  name: string;
  bytes: Buffer;
}

/** A streamed file, never in memory as a whole. */
export interface ZipStream {
  name: string;
  pieces: AsyncIterable<Buffer>;
}

/** Independent of clock, time zone and operating system: the same files always make the same ZIP. */
const SAME_ANY_DAY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * Yields a ZIP of these files, in their order, piece by piece: one file at a time is open, and only a few pieces of a
 * stream are in memory. An error of a file is thrown by the generator; a reader that stops early closes the open file.
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

/** Returns the ZIP as one buffer. */
export function zipOf(files: readonly ZipFile[]): Promise<Buffer> {
  async function* each() {
    yield* files;
  }
  return buffer(zipPieces(each()));
}
