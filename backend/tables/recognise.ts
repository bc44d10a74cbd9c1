import { TableRefusal, type TableFormat } from './table';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const DELIMITERS = [';', '\t', ','] as const;
/** Bytes at the beginning, enough to find the delimiter. */
const HEAD = 64 * 1024;

/** Characters that no text of a table holds. */

const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

const binary = () =>
  new TableRefusal('file-not-table', 'Это не таблица. Нужен файл XLSX или CSV: сохраните таблицу в Excel.');

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

type Encoding = Extract<TableFormat, { kind: 'csv' }>['encoding'];

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) throw binary();
  return isUtf8(bytes) ? 'utf-8' : 'windows-1251';
}

/**
 * Returns the sign of `sep=;` in the first line, as Excel writes it; else the most frequent delimiter of the first
 * lines.
 */
export function delimiterOf(head: string): string {
  const [, said] = /^sep=(.)\r?\n/i.exec(head) ?? [];
  if (said) return said;
  const counts = new Map<string, number>();
  let quoted = false;
  let lines = 0;
  for (const sign of head) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '\n' && (lines += 1) === 5) break;
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [best] = [...DELIMITERS].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return best ?? ';';
}

/** Recognises the kind of a table by its bytes, whatever the file's name. Throws `TableRefusal`. */
export function recogniseTable(bytes: Buffer): TableFormat {
  if (bytes.length === 0) throw new TableRefusal('file-empty', 'Файл пуст.');
  if (bytes.subarray(0, 4).equals(ZIP)) return { kind: 'xlsx' };
  if (bytes.subarray(0, 4).equals(OLE)) {
    if (bytes.includes(ENCRYPTED))
      throw new TableRefusal('file-encrypted', 'Файл защищён паролем. Снимите пароль и загрузите снова.');
    throw new TableRefusal(
      'file-old-excel',
      'Это старый формат Excel (.xls). Сохраните файл как «Книга Excel (.xlsx)» и загрузите снова.',
    );
  }
  const encoding = encodingOf(bytes);
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, HEAD));
  if (BINARY.test(head)) throw binary();
  return { kind: 'csv', encoding, delimiter: delimiterOf(head) };
}
