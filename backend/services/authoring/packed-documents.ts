import type { PackedDocument } from '@/lib/questions/qti-package';
import { openZip, type OpenZip } from '../../tables/open-zip';
import { TableRefusal, type TableSource } from '../../tables/table';

/** Maximum of all documents together, unpacked: a hundred questions take a hundredth of it. */
const MOST_BYTES = 20 * 1024 ** 2;
const MOST_DOCUMENTS = 500;

const tooMuch = () =>
  new TableRefusal('file-too-big', 'Внутри архива слишком много данных: в тесте не больше ста вопросов.');

async function read(zip: OpenZip): Promise<PackedDocument[]> {
  const names = zip.names().filter((name) => name.endsWith('.xml') && !name.startsWith('__macosx/'));
  if (names.length > MOST_DOCUMENTS) throw tooMuch();
  const documents: PackedDocument[] = [];
  let left = MOST_BYTES;
  for (const name of names) {
    const pieces: Buffer[] = [];
    for await (const piece of zip.pieces(name, left)) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    left -= bytes.length;
    documents.push({ name, text: new TextDecoder().decode(bytes) });
  }
  return documents;
}

/** Returns the XML documents of a ZIP; null for a workbook. 422 on `file` for a broken ZIP and for a ZIP bomb. */
export async function packedDocuments(source: TableSource): Promise<PackedDocument[] | null> {
  const zip = await openZip(source);
  try {
    return zip.has('[content_types].xml') || zip.has('xl/workbook.xml') ? null : await read(zip);
  } finally {
    zip.close();
  }
}
