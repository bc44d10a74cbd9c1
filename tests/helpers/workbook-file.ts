import { zipOf } from '@/backend/files/zip';

const ROOT = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookParts {
  /** XML of the rows, the content of `sheetData`. */
  rows: string;
  /** Merged ranges: `B2:B4`. */
  merged?: readonly string[];
  /** Texts of `sharedStrings.xml`, each the content of `si`. */
  strings?: readonly string[];
  workbookPr?: string;
  styles?: string;
  /** Content of `sheets`; the first relation is the sheet's. */
  sheets?: string;
  more?: Readonly<Record<string, string>>;
}

const mergedCells = (ranges: readonly string[]) =>
  ranges.length === 0
    ? ''
    : `<mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;

/** Builds a workbook like Excel's from its parts. */
export function workbookFile({
  rows,
  merged = [],
  strings = [],
  workbookPr = '',
  styles,
  sheets,
  more,
}: WorkbookParts): Promise<Buffer> {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `${ROOT}<workbook ${MAIN} ${R}>${workbookPr}<sheets>${
      sheets ?? '<sheet name="Лист1" sheetId="1" r:id="rId1"/>'
    }</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${ROOT}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${TYPE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${TYPE}/styles" Target="/xl/styles.xml"/><Relationship Id="rId4" Type="${TYPE}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${ROOT}<worksheet ${MAIN}><sheetData>${rows}</sheetData>${mergedCells(merged)}</worksheet>`,
    'xl/sharedStrings.xml': `${ROOT}<sst ${MAIN}>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ...(styles ? { 'xl/styles.xml': `${ROOT}<styleSheet ${MAIN}>${styles}</styleSheet>` } : {}),
    ...more,
  };
  return zipOf(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Builds a workbook of plain texts. */
export function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('');
  return workbookFile({ rows: rows.map((row) => `<row>${cells(row)}</row>`).join('') });
}
