import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  name: string;
  bytes: Buffer;
}

/** A file that is never held whole. */
export interface ZipStream {
  name: string;
  pieces: AsyncIterable<Buffer>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** Sizes and sum stand after the bytes. */
const SIZES_FOLLOW = 0x0008;
const DEFLATED = 8;
/** 1 January 1980: the same files are the same ZIP on any day. */
const DATE = 0x21;

interface Packed {
  name: Buffer;
  /** Bytes as they lie in the ZIP, and as they were. */
  packedSize: number;
  size: number;
  crc: number;
  offset: number;
  flags: number;
}

/** The fields that both headers of an entry share. */
function shared({ name, packedSize, size, crc, flags }: Packed): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function centralHeader(packed: Packed): Buffer {
  const made = Buffer.from([VERSION, 0]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(packed.offset, 10);
  return Buffer.concat([signature(CENTRAL), made, shared(packed), rest, packed.name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function pack({ name, bytes }: ZipFile, offset: number): { packed: Packed; local: Buffer } {
  const data = deflateRawSync(bytes, { level: 9 });
  const packed = {
    name: Buffer.from(name),
    packedSize: data.length,
    size: bytes.length,
    crc: crc32(bytes),
    offset,
    flags: UTF8,
  };
  return { packed, local: Buffer.concat([signature(LOCAL), shared(packed), packed.name, data]) };
}

function ending(entries: readonly Packed[], offset: number): Buffer {
  const central = Buffer.concat(entries.map(centralHeader));
  return Buffer.concat([central, endRecord(entries.length, central.length, offset)]);
}

/** A ZIP of these files in their order. Deterministic: no clock, no system of the maker in it. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  let offset = 0;
  const entries = files.map((file) => {
    const { packed, local } = pack(file, offset);
    parts.push(local);
    offset += local.length;
    return packed;
  });
  return Buffer.concat([...parts, ending(entries, offset)]);
}

/** Packs a file as it comes; what it was is known at its end. */
async function* packStream(packed: Packed, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.concat([signature(LOCAL), shared(packed), packed.name]);
  async function* counted() {
    for await (const piece of pieces) {
      packed.size += piece.length;
      packed.crc = crc32(piece, packed.crc);
      yield piece;
    }
  }
  const source = Readable.from(counted());
  const deflated = source.on('error', (error) => deflated.destroy(error)).pipe(createDeflateRaw());
  for await (const piece of deflated) {
    packed.packedSize += (piece as Buffer).length;
    yield piece as Buffer;
  }
  const sizes = shared(packed).subarray(10, 22);
  yield Buffer.concat([signature(DESCRIPTOR), sizes]);
}

/** The same piece by piece: one file at a time is held, and of a stream a few pieces. Up to 4 GB each. */
export async function* zipPieces(files: AsyncIterable<ZipFile | ZipStream>): AsyncGenerator<Buffer> {
  const entries: Packed[] = [];
  let offset = 0;
  for await (const file of files) {
    if ('bytes' in file) {
      const { packed, local } = pack(file, offset);
      entries.push(packed);
      offset += local.length;
      yield local;
      continue;
    }
    const flags = UTF8 | SIZES_FOLLOW;
    const packed = { name: Buffer.from(file.name), packedSize: 0, size: 0, crc: 0, offset, flags };
    entries.push(packed);
    for await (const piece of packStream(packed, file.pieces)) {
      offset += piece.length;
      yield piece;
    }
  }
  yield ending(entries, offset);
}
