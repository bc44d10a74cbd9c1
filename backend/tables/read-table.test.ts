import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { rawZip } from '@/tests/helpers/hostile-zips';
import { workbookFile, workbookOf } from '@/tests/helpers/workbook-file';
import { readHead, readRows } from './read-table';
import { recogniseTable } from './recognise';
import { SharedStrings } from './shared-strings';
import { TableRefusal, type TableSource } from './table';

const sourceOf = (bytes: Buffer): TableSource => ({
  size: bytes.length,
  read: (range) => {
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    const pieces = Array.from({ length: Math.ceil(part.length / 7000) }, (_, at) =>
      part.subarray(at * 7000, (at + 1) * 7000),
    );
    return Promise.resolve(Readable.from(pieces, { objectMode: false }));
  },
});

async function rowsOf(bytes: Buffer): Promise<[number, ...string[]][]> {
  const found: [number, ...string[]][] = [];
  for await (const { number, cells } of readRows(sourceOf(bytes), recogniseTable(bytes)))
    found.push([number, ...cells]);
  return found;
}

async function refusal(bytes: Buffer): Promise<string> {
  try {
    await readHead(sourceOf(bytes), recogniseTable(bytes));
  } catch (error) {
    if (error instanceof TableRefusal) {
      expect(error.detail).toMatch(/[а-я]/);
      return error.code;
    }
    throw error;
  }
  return 'taken';
}

/** «Слово» in the bytes of Windows. */
const CP1251 = Buffer.from([0xd1, 0xeb, 0xee, 0xe2, 0xee, 0x3b, 0xc1, 0xf0, 0xe5, 0xed, 0xe4, 0x0a]);

describe('CSV', () => {
  test.each([
    ['UTF-8', Buffer.from('Слово;Бренд\nЦерамиды;vichy\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffСлово;Бренд\r\nЦерамиды;vichy')],
    ['UTF-16', Buffer.from('\ufeffСлово;Бренд\r\nЦерамиды;vichy', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffСлово;Бренд\nЦерамиды;vichy', 'utf16le').swap16()],
    ['tabs', Buffer.from('Слово\tБренд\nЦерамиды\tvichy\n')],
    ['commas', Buffer.from('Слово,Бренд\nЦерамиды,vichy\n')],
    ['a line of Excel’s own', Buffer.from('sep=,\r\nСлово,Бренд\r\nЦерамиды,vichy\r\n')],
  ])('%s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([
      [1, 'Слово', 'Бренд'],
      [2, 'Церамиды', 'vichy'],
    ]);
  });

  test('the bytes of Windows', async () => {
    expect(await rowsOf(CP1251)).toEqual([[1, 'Слово', 'Бренд']]);
  });

  test('a record with line ends inside is one row; empty rows are counted and left out', async () => {
    const bytes = Buffer.from('Слово;Текст\n\nа;"две\nстроки; и ""кавычки"""\n;;;\nб;в\n');
    expect(await rowsOf(bytes)).toEqual([
      [1, 'Слово', 'Текст'],
      [3, 'а', 'две\nстроки; и "кавычки"'],
      [5, 'б', 'в'],
    ]);
  });

  test('a formula is text, and the guard of an export is taken off again', async () => {
    const bytes = Buffer.from("а;б\n=HYPERLINK(1);'=1+1\n");
    expect((await rowsOf(bytes))[1]).toEqual([2, '=HYPERLINK(1)', '=1+1']);
  });
});

describe('XLSX', () => {
  test('shared and inline texts, numbers, dates, formulas by their values, gaps and prefixes', async () => {
    const bytes = await workbookFile({
      strings: [
        '<t>Слово</t>',
        '<r><t>Цера</t></r><r><t xml:space="preserve">миды </t></r><rPh><t>нет</t></rPh>',
      ],
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="171" formatCode="0.0&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="22"/><xf numFmtId="171"/></cellXfs>',
      rows: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>A &amp; B_x000D_</t></is></c></row>
        <row r="7"><c r="A7" t="s"><v>1</v></c><c r="B7" s="1"><v>46346</v></c><c r="C7" s="2"><v>46346.5</v></c>
        <c r="D7"><f>1+1</f><v>2</v></c><c r="E7" t="str"><f>"a"</f><v>да</v></c><c r="F7" t="b"><v>1</v></c>
        <c r="G7" s="3"><v>79161234567</v></c><c r="H7" t="e"><v>#REF!</v></c><c r="I7"><f>NOW()</f></c></row>`,
    });
    expect(await rowsOf(bytes)).toEqual([
      [2, 'Слово', '', 'A & B'],
      [7, 'Церамиды', '2026-11-20', '2026-11-20 12:00', '2', 'да', 'да', '79161234567', '#REF!'],
    ]);
  });

  test('days since 1904', async () => {
    const bytes = await workbookFile({
      workbookPr: '<workbookPr date1904="1"/>',
      styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
      rows: '<row><c s="0"><v>44884</v></c></row>',
    });
    expect(await rowsOf(bytes)).toEqual([[1, '2026-11-20']]);
  });

  test('the first visible sheet is read', async () => {
    const bytes = await workbookFile({
      sheets:
        '<sheet name="а" sheetId="1" state="hidden" r:id="rId1"/><sheet name="б" sheetId="2" r:id="rId4"/>',
      rows: '<row><c t="str"><v>скрыто</v></c></row>',
      more: {
        'xl/worksheets/sheet2.xml':
          '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>видно</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      },
    });
    expect(await rowsOf(bytes)).toEqual([[1, 'видно']]);
  });

  test('more texts than a block holds, in any order', async () => {
    const strings = Array.from({ length: 20_000 }, (_, at) => `<t>Слово номер ${at}</t>`);
    const cell = (at: number) => `<row><c t="s"><v>${at}</v></c></row>`;
    const asked = [19_999, 0, 10_000, 4999, 19_999, 20_000];
    const found = await rowsOf(await workbookFile({ strings, rows: asked.map(cell).join('') }));
    expect(found.map(([, text]) => text)).toEqual(asked.slice(0, 5).map((at) => `Слово номер ${at}`));
  });
});

test('a workbook has only so many texts, and empty ones are not gathered', async () => {
  const strings = new SharedStrings(3);
  const waiting = () => (strings as unknown as { waiting: Buffer[] }).waiting.length;
  async function* texts(xml: string) {
    yield Buffer.from(`<sst>${xml}`);
    expect(waiting()).toBe(0);
    yield Buffer.from('</sst>');
  }
  try {
    await strings.fill(texts('<si/>'.repeat(3)));
    await expect(strings.fill(texts('<si/>'))).rejects.toMatchObject({ code: 'file-too-big' });
  } finally {
    strings.close();
  }
});

test('a workbook that takes too long to read is refused', async () => {
  const bytes = await workbookOf([['а'], ['б']]);
  const late = { ...sourceOf(bytes), signal: AbortSignal.abort() };
  await expect(readHead(late, recogniseTable(bytes))).rejects.toMatchObject({ code: 'file-too-big' });
});

describe('what is no table is refused in words', () => {
  const wide = Array.from({ length: 16_384 }, (_, at) => `К${at}`);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  const ole = (text: string) =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(text, 'utf16le')]);
  const bomb = (name: string, claims: number) =>
    rawZip([
      { name: 'xl/workbook.xml', bytes: '<workbook><sheets><sheet r:id="r"/></sheets></workbook>' },
      {
        name: 'xl/_rels/workbook.xml.rels',
        bytes:
          '<R><Relationship Id="r" Target="s.xml"/><Relationship Id="t" Type="/sharedStrings" Target="t.xml"/></R>',
      },
      { name: 'xl/s.xml', bytes: '<sheetData><row><c><v>1</v></c></row></sheetData>' },
      { name, bytes: Buffer.alloc(5_000_000, ' '), claims },
    ]);
  const CELL = '<c t="str"><v>а</v></c>';
  const lol = workbookFile({
    rows: '<row><c t="str"><v>&lol;</v></c></row>',
    more: { 'xl/other.xml': '<!DOCTYPE a [<!ENTITY lol "lol"><!ENTITY l2 "&lol;&lol;">]><a>&l2;</a>' },
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing', 'file-empty', () => Buffer.alloc(0)],
    ['blanks', 'file-empty', () => Buffer.from('\n;;\n')],
    ['headings alone', 'file-empty', () => Buffer.from('Слово;Бренд\n')],
    ['an empty sheet', 'file-empty', () => workbookFile({ rows: '' })],
    ['16,384 columns', 'too-many-columns', () => Buffer.from(`${wide.join(';')}\n1\n`)],
    ['16,384 columns of Excel', 'too-many-columns', () => workbookOf([wide, ['1']])],
    ['a picture', 'file-not-table', () => png],
    ['a zero byte', 'file-not-table', () => Buffer.from('Слово;Бренд\nа\0;б\n')],
    ['old Excel', 'file-old-excel', () => ole('Workbook')],
    ['a password', 'file-encrypted', () => ole('EncryptedPackage')],
    ['some other ZIP', 'file-not-table', () => rawZip([{ name: 'a.txt' }])],
    ['a ZIP that is cut', 'file-broken', async () => (await workbookOf([['а'], ['б']])).subarray(0, 300)],
    ['a quote that is not closed', 'file-broken', () => Buffer.from(`а;б\n"${'в'.repeat(1_100_000)}`)],
    ['a cell past Excel’s own', 'cell-too-long', () => Buffer.from(`а;б\n${'в'.repeat(33_000)};г`)],
    ['a bomb of texts that lies about its size', 'file-broken', () => bomb('xl/t.xml', 1000)],
    ['a bomb that says so', 'file-too-big', () => bomb('xl/t.xml', 2 ** 31)],
    ...['2', '1', '0', '-1', '2.5', '1048577', 'x', ''].map((r): [string, string, () => Promise<Buffer>] => [
      `row ${r} after row 2`,
      'file-broken',
      () => workbookFile({ rows: `<row r="2">${CELL}</row><row r="${r}">${CELL}</row>` }),
    ]),
    ['entities of its own', 'file-empty', () => lol],
    [
      'a cell over three rows',
      'cells-merged',
      () => workbookFile({ rows: `<row>${CELL}</row><row>${CELL}</row>`, merged: ['A1:B1', 'B2:B4'] }),
    ],
  ])('%s: %s', async (_, code, bytes) => {
    expect(await refusal(await bytes())).toBe(code);
  });
});
