import type { OpenZip } from './open-zip';
import { readXml } from './scan-xml';
import { TableRefusal } from './table';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const MOST_PART = 16 * 1024 * 1024;

/** How the cells of the first visible sheet are read. */
export interface Workbook {
  /** Name of the first visible sheet's part. */
  sheet: string;
  strings: string;
  /** Days count from 1904, as on old Macs. */
  since1904: boolean;
  /** Numbers of cell styles that show a date. */
  dateStyles: ReadonlySet<number>;
}

/** Whether the number is that of Excel's own format of a date or a time. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format has letters of dates, outside quoted words, colours and escaped signs. */
const isDateFormat = (code: string) =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\./gi, ''));

async function dateStyles(zip: OpenZip): Promise<Set<number>> {
  const custom = new Set<number>();
  const styles = new Set<number>();
  let inCells = false;
  let at = 0;
  await readXml(zip.pieces(STYLES, MOST_PART), {
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt' && isDateFormat(formatCode ?? '')) custom.add(id);
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      if (isBuiltInDate(id) || custom.has(id)) styles.add(at);
      at += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** Name of a ZIP part for `worksheets/sheet1.xml` or `/xl/worksheets/sheet1.xml`. */
const partName = (target: string) =>
  (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase();

async function relations(zip: OpenZip): Promise<Map<string, { type: string; part: string }>> {
  const found = new Map<string, { type: string; part: string }>();
  await readXml(zip.pieces(RELATIONS, MOST_PART), {
    open: (name, { Id, Type = '', Target = '' }) => {
      if (name === 'Relationship' && Id) found.set(Id, { type: Type, part: partName(Target) });
    },
  });
  return found;
}

/** Finds the part of the first visible sheet, and how its numbers are read. Throws `TableRefusal`. */
export async function readWorkbook(zip: OpenZip): Promise<Workbook> {
  if (!zip.has(WORKBOOK))
    throw new TableRefusal('file-not-table', 'Это не таблица Excel. Нужен файл XLSX или CSV.');
  const known = await relations(zip);
  let sheetId: string | undefined;
  let since1904 = false;
  await readXml(zip.pieces(WORKBOOK, MOST_PART), {
    open: (name, attributes) => {
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || sheetId || /hidden/i.test(attributes.state ?? '')) return;
      sheetId = Object.entries(attributes).find(([key]) => /:id$/i.test(key))?.[1];
    },
  });
  const sheet = known.get(sheetId ?? '')?.part ?? '';
  if (!zip.has(sheet)) throw new TableRefusal('file-empty', 'В файле нет видимых листов с таблицей.');
  const strings = [...known.values()].find(({ type }) => type.endsWith('/sharedStrings'))?.part ?? '';
  return { sheet, strings, since1904, dateStyles: await dateStyles(zip) };
}
