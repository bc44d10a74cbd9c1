import { columnLetters } from '@/lib/domain/imports';
import { DAY_MS } from '@/lib/domain/moscow';
import { zipPieces, type ZipFile, type ZipStream } from '../files/zip';
import { MOST_CELL } from './table';
import { moscowClock, writable, type Cell, type TableWriter, type WrittenColumn } from './table-writer';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const WIDTH = 18;

const EPOCH = Date.UTC(1899, 11, 30);

/** Styles of the cells: 0 as it is, 1 a date with its time, 2 a heading. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const escaped = (text: string) =>
  writable(text.slice(0, MOST_CELL))
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns the XML of a cell; a text stays a text, whatever it begins with. */
function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date)
    return `<c r="${place}" s="1"><v>${(moscowClock(cell).getTime() - EPOCH) / DAY_MS}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const LETTERS = Array.from({ length: 256 }, (_, at) => columnLetters(at));

function head(columns: readonly WrittenColumn[]): string {
  const widths = columns.map(
    ({ width = WIDTH }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const names = columns.map(
    ({ title }, at) => `<c r="${LETTERS[at]}1" s="2" t="inlineStr"><is><t>${escaped(title)}</t></is></c>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${names.join('')}</row>`;
}

function tail(columns: readonly WrittenColumn[], rows: number): string {
  const last = `${LETTERS[columns.length - 1] ?? 'A'}${rows + 1}`;
  return `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

function bookFiles(sheets: number): ZipFile[] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const sheet = (number: number) => `<sheet name="Лист ${number}" sheetId="${number}" r:id="rId${number}"/>`;
  const relations = [
    ...numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
    relation(sheets + 1, 'styles', 'styles.xml'),
  ];
  const types = numbers.map((number) => type(`worksheets/sheet${number}`, 'worksheet')).join('');
  const list = (items: string) => `<Relationships xmlns="${PACKAGE}/relationships">${items}</Relationships>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook', 'sheet.main')}${type('styles', 'styles')}${types}</Types>`,
    '_rels/.rels': list(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers.map(sheet).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': list(relations.join('')),
  };
  const files = Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(XML + text) }));
  return [...files, { name: 'xl/styles.xml', bytes: Buffer.from(STYLES) }];
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Writes a workbook as a stream: only the row being written is in memory. */
export const xlsxWriter: TableWriter = {
  extension: 'xlsx',
  mime: `${TYPES}.sheet`,
  // the limit of Excel is 1,048,576 rows
  sheetRows: 1_045_000,
  head,
  rows: (rows, first) =>
    rows
      .map((cells, at) => {
        const number = String(first + at);
        return `<row r="${number}">${cells.map((cell, column) => cellXml(cell, LETTERS[column] + number)).join('')}</row>`;
      })
      .join(''),
  tail,
  async *file(sheets) {
    async function* files(): AsyncGenerator<ZipFile | ZipStream> {
      let count = 0;
      for await (const pieces of sheets) {
        count += 1;
        yield { name: `xl/worksheets/sheet${count}.xml`, pieces: bytesOf(pieces) };
      }
      yield* bookFiles(count);
    }
    yield* zipPieces(files());
  },
};
