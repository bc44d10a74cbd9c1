import { crc32, deflateRawSync } from 'node:zlib';
import type { PackageRefusal } from '@/lib/domain/packages';

/** An entry of a malicious ZIP; omitted fields are correct. */
export interface RawEntry {
  name: string;
  bytes?: Buffer | string;
  crc?: number;
  /** Size in the headers. */
  claims?: number;
  method?: number;
  flags?: number;
  /** Unix mode, upper half of the external attributes. */
  mode?: number;
  /** Stored data, when it is not the compressed bytes. */
  packed?: Buffer;
}

const word = (value: number) => Buffer.from([value & 255, (value >>> 8) & 255]);
const long = (value: number) => Buffer.concat([word(value & 65_535), word(value >>> 16)]);

function header(entry: RawEntry, data: Buffer, bytes: Buffer): Buffer {
  const { flags = 0x0800, method = 8, crc = crc32(bytes), claims = bytes.length } = entry;
  const name = Buffer.from(entry.name);
  return Buffer.concat([
    ...[word(20), word(flags), word(method), word(0), word(0x21)],
    ...[long(crc), long(data.length), long(claims), word(name.length), word(0)],
  ]);
}

/** Writes a ZIP byte by byte without checks: names and checksums may be wrong. */
export function rawZip(entries: readonly RawEntry[], { count = entries.length } = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bytes = Buffer.from(entry.bytes ?? 'x');
    const data = entry.packed ?? (entry.method === 0 ? bytes : deflateRawSync(bytes));
    const name = Buffer.from(entry.name);
    const fields = header(entry, data, bytes);
    const local = Buffer.concat([long(0x04034b50), fields, name, data]);
    const outer = Buffer.concat([
      word(0),
      word(0),
      word(0),
      long(((entry.mode ?? 0) << 16) >>> 0),
      long(offset),
    ]);
    centrals.push(Buffer.concat([long(0x02014b50), word(0x031e), fields, outer, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.concat([
    ...[long(0x06054b50), word(0), word(0), word(count), word(count)],
    ...[long(central.length), long(offset), word(0)],
  ]);
  return Buffer.concat([...locals, central, end]);
}

const INDEX: RawEntry = { name: 'index.html', bytes: '<!doctype html><title>Модуль</title>' };
const beside = (...entries: RawEntry[]) => rawZip([INDEX, ...entries]);
const MB = 1024 * 1024;
const many = (count: number): RawEntry[] =>
  Array.from({ length: count }, (_, at) => ({ name: `f/${String(at)}.txt`, bytes: '' }));

/** Packages that must be refused, each with its reason. Built on request, as some are large. */
export const HOSTILE: readonly (readonly [string, PackageRefusal, () => Buffer])[] = [
  ['a text that is called ZIP', 'not-a-zip', () => Buffer.from('PK, they said')],
  ['a ZIP cut in half', 'not-a-zip', () => beside({ name: 'a.txt' }).subarray(0, 60)],
  ['a way out of the folder', 'bad-name', () => beside({ name: '../../etc/evil.js' })],
  ['a way out in the middle', 'bad-name', () => beside({ name: 'js/../../evil.js' })],
  ['a way out with backslashes', 'bad-name', () => beside({ name: '..\\..\\evil.js' })],
  ['an absolute path', 'bad-name', () => beside({ name: '/etc/evil.js' })],
  ['a drive letter', 'bad-name', () => beside({ name: 'C:/evil.js' })],
  ['a control sign in a name', 'bad-name', () => beside({ name: 'a\u0000.js' })],
  ['a name written backwards', 'bad-name', () => beside({ name: 'a\u202esj.txt' })],
  ['a huge name', 'name-too-long', () => beside({ name: `${'a'.repeat(4000)}.js` })],
  ['a symbolic link', 'link', () => beside({ name: 'pass.txt', bytes: '/etc/passwd', mode: 0o120777 })],
  ['a device', 'link', () => beside({ name: 'disk.txt', mode: 0o060644 })],
  ['two of one name', 'duplicate-name', () => beside({ name: 'a.js' }, { name: 'a.js', bytes: 'evil' })],
  ['two of one name but for case', 'duplicate-name', () => beside({ name: 'INDEX.html' })],
  ['a file that is a folder too', 'duplicate-name', () => beside({ name: 'a.js' }, { name: 'a.js/b.js' })],
  ['too many files', 'too-many-entries', () => rawZip([INDEX, ...many(2000)])],
  ['a bomb', 'unpacks-too-large', () => beside({ name: 'a.txt', bytes: Buffer.alloc(201 * MB) })],
  [
    'a bomb that says it is small',
    'broken',
    () => beside({ name: 'a.txt', bytes: Buffer.alloc(20 * MB), claims: 10 }),
  ],
  ['a file that is smaller than it says', 'broken', () => beside({ name: 'a.txt', bytes: 'ab', claims: 90 })],
  ['a wrong checksum', 'bad-checksum', () => beside({ name: 'a.js', bytes: 'x()', crc: 1 })],
  ['data that is no data', 'broken', () => beside({ name: 'a.js', packed: Buffer.from('ffffffff', 'hex') })],
  ['a password', 'encrypted', () => beside({ name: 'a.js', flags: 0x0801 })],
  ['an unknown compression', 'unsupported-compression', () => beside({ name: 'a.js', method: 14 })],
  ['a program', 'unknown-type', () => beside({ name: 'setup.exe' })],
  ['a script of a server', 'unknown-type', () => beside({ name: 'shell.php' })],
  ['a hidden file', 'unknown-type', () => beside({ name: '.htaccess' })],
  ['a file without a type', 'unknown-type', () => beside({ name: 'Makefile' })],
  ['a ZIP in a ZIP', 'nested-archive', () => beside({ name: 'more.zip', bytes: rawZip([INDEX]) })],
  ['no first page', 'index-missing', () => rawZip([{ name: 'page.html' }])],
  ['a first page in a folder', 'index-missing', () => rawZip([{ name: 'module/index.html' }])],
  ['an empty ZIP', 'index-missing', () => rawZip([])],
  [
    'a SCORM manifest of nothing',
    'manifest-broken',
    () => beside({ name: 'imsmanifest.xml', bytes: '<x/>' }),
  ],
  [
    'a SCORM manifest that leads outside',
    'manifest-broken',
    () =>
      beside({
        name: 'imsmanifest.xml',
        bytes:
          '<manifest><resources><resource identifier="r" href="https://evil.example/x.html"/></resources></manifest>',
      }),
  ],
  [
    'a SCORM manifest of comments without an end',
    'manifest-broken',
    () => beside({ name: 'imsmanifest.xml', bytes: `<manifest>${'<!--'.repeat(60_000)}` }),
  ],
  [
    'a SCORM manifest that is too large',
    'manifest-broken',
    () => beside({ name: 'imsmanifest.xml', bytes: `<manifest>${' '.repeat(300 * 1024)}</manifest>` }),
  ],
  [
    'a SCORM manifest of several lessons',
    'several-lessons',
    () =>
      beside({
        name: 'imsmanifest.xml',
        bytes: `<manifest><organization><item identifierref="a"/><item identifierref="b"/></organization><resources>
          <resource identifier="a" href="a.html"/><resource identifier="b" href="b.html"/></resources></manifest>`,
      }),
  ],
  [
    'a page that shows another in a frame',
    'framed-pages',
    () =>
      rawZip([
        { name: 'index.html', bytes: '<iframe src="sco/content.html"></iframe>' },
        { name: 'sco/content.html' },
      ]),
  ],
  ['a huge page', 'page-too-large', () => beside({ name: 'a.html', bytes: Buffer.alloc(11 * MB) })],
];
