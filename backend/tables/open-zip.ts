import { PassThrough, pipeline, type Readable } from 'node:stream';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { brokenTable, TableRefusal, tooBig, type TableSource } from './table';

/** A workbook has about a dozen entries; thousands are an attack. */
const MOST_ENTRIES = 2000;

/** Reads a ZIP by ranges, wherever it is stored, without the whole of it in memory. */
class SourceReader extends RandomAccessReader {
  constructor(private readonly source: TableSource) {
    super();
  }

  override _readStreamForRange(start: number, end: number): PassThrough {
    const out = new PassThrough();
    this.source
      .read({ start, end: end - 1 })
      .then((bytes) => pipeline(bytes, out, () => undefined))
      .catch((error: unknown) => out.destroy(error as Error));
    return out;
  }
}

/** Parts of a workbook, or of another package, by their lower-case names. */
export interface OpenZip {
  has(name: string): boolean;
  names(): string[];
  /** Inflated bytes of a part; a refusal past `most` bytes. */
  pieces(name: string, most: number): AsyncGenerator<Buffer>;
  close(): void;
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      found.set(entry.fileName.toLowerCase(), entry);
      if (found.size > MOST_ENTRIES) reject(brokenTable());
      else zip.readEntry();
    });
    zip.on('end', () => resolve(found));
    zip.on('error', () => reject(brokenTable()));
    zip.readEntry();
  });
}

const open = (source: TableSource) =>
  new Promise<ZipFile>((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
    fromRandomAccessReader(new SourceReader(source), source.size, options, (error, zip) =>
      error ? reject(brokenTable()) : resolve(zip),
    );
  });

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(brokenTable()) : resolve(stream)));
  });

/** Opens the ZIP of a workbook. Throws `TableRefusal` for a broken one. */
export async function openZip(source: TableSource): Promise<OpenZip> {
  const zip = await open(source);
  const entries = await entriesOf(zip);
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    close: () => zip.close(),
    async *pieces(name, most) {
      const entry = entries.get(name);
      if (!entry) return;
      if (entry.isEncrypted())
        throw new TableRefusal('file-encrypted', 'Файл защищён паролем. Снимите пароль и загрузите снова.');
      if (entry.uncompressedSize > most) throw tooBig();
      const stream = await streamOf(zip, entry);
      let size = 0;
      try {
        for await (const piece of stream) {
          if (source.signal?.aborted) throw tooBig();
          size += (piece as Buffer).length;
          if (size > most) throw tooBig();
          yield piece as Buffer;
        }
      } catch (error) {
        throw error instanceof TableRefusal ? error : brokenTable();
      } finally {
        stream.destroy();
      }
    },
  };
}
