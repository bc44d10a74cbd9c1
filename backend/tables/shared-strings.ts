import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenTable, MOST_CELL, tooBig } from './table';
import { readXml } from './scan-xml';

const BLOCK = 64 * 1024;
const MOST_BLOCKS = 64;
/** Most texts of a workbook: each takes eight bytes in memory, and no real table comes near. */
const MOST_TEXTS = 4_000_000;

/**
 * The texts that cells of a workbook refer to by number. They are stored in a temporary file, so that a million of them
 * takes only eight bytes each in memory.
 */
export class SharedStrings {
  private readonly path = join(tmpdir(), `portal-strings-${randomUUID()}`);
  private readonly file = openSync(this.path, 'w+', 0o600);
  private ends = new Float64Array(1024);
  private count = 0;
  private size = 0;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private readonly blocks = new Map<number, Buffer>();

  constructor(private readonly most = MOST_TEXTS) {}

  private add(text: string): void {
    if (this.count >= this.most) throw tooBig();
    const bytes = Buffer.from(text);
    if (this.count === this.ends.length) {
      const more = new Float64Array(this.count * 2);
      more.set(this.ends);
      this.ends = more;
    }
    this.size += bytes.length;
    this.ends[this.count] = this.size;
    this.count += 1;
    // an empty text adds no bytes, so many of them would never be flushed
    if (bytes.length > 0) this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    if (this.waitingBytes >= BLOCK) this.flush();
  }

  private flush(): void {
    writeSync(this.file, Buffer.concat(this.waiting));
    this.waiting = [];
    this.waitingBytes = 0;
  }

  private block(number: number): Buffer {
    const known = this.blocks.get(number);
    if (known) return known;
    const bytes = Buffer.alloc(BLOCK);
    const read = readSync(this.file, bytes, 0, BLOCK, number * BLOCK);
    const [oldest] = this.blocks.keys();
    if (this.blocks.size >= MOST_BLOCKS && oldest !== undefined) this.blocks.delete(oldest);
    const block = bytes.subarray(0, read);
    this.blocks.set(number, block);
    return block;
  }

  /** Reads the part `sharedStrings.xml`, without phonetic readings of words. */
  async fill(pieces: AsyncIterable<Buffer>): Promise<void> {
    let text = '';
    let isText = false;
    let isReading = false;
    await readXml(pieces, {
      open: (name) => {
        if (name === 'si') text = '';
        else if (name === 'rPh') isReading = true;
        else if (name === 't') isText = !isReading;
      },
      text: (part) => {
        if (!isText) return;
        text += part;
        if (text.length > MOST_CELL * 2) throw brokenTable();
      },
      close: (name) => {
        if (name === 't') isText = false;
        else if (name === 'rPh') isReading = false;
        else if (name === 'si') this.add(text);
      },
    });
    this.flush();
  }

  /** Returns the text with this number; '' if there is none. */
  at(number: number): string {
    if (!Number.isInteger(number) || number < 0 || number >= this.count) return '';
    const end = this.ends[number] ?? 0;
    const start = number === 0 ? 0 : (this.ends[number - 1] ?? 0);
    const first = Math.floor(start / BLOCK);
    const last = Math.floor(Math.max(start, end - 1) / BLOCK);
    const parts: Buffer[] = [];
    for (let block = first; block <= last; block += 1) parts.push(this.block(block));
    return Buffer.concat(parts).toString('utf8', start - first * BLOCK, end - first * BLOCK);
  }

  close(): void {
    closeSync(this.file);
    rmSync(this.path, { force: true });
  }
}
