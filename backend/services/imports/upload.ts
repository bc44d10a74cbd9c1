import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { guessMapping, isAuthorsOwn, WORKING_STATES, type ImportKindName } from '@/lib/domain/imports';
import { PRIVATE_FILES } from '@/lib/domain/media-address';
import { imports } from '../../db/schema/imports';
import { files } from '../../db/schema/system';
import { inTransaction } from '../../db/transaction';
import { storeMedia } from '../../files/store-media';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { sourceOf } from '../../tables/bytes-source';
import { readHead } from '../../tables/read-table';
import { recogniseTable } from '../../tables/recognise';
import type { ImportKind } from '../../runs/imports/import-kind';
import * as audit from '../audit/record';
import { kindFor } from './kind';
import { readImport } from './read';

export const importRunning = () =>
  new AppError(409, 'import-running', 'Такая загрузка уже идёт. Дождитесь её конца или остановите её.');

/**
 * Throws 409 `import-running` while another import works that this one would have to wait for. An import whose run was
 * deleted with its owner's account is first set to `failed`.
 */
export async function refuseRunning(
  ctx: Ctx,
  { kind, authorId }: { kind: ImportKindName; authorId: string | null },
): Promise<void> {
  const whose = authorId === null ? isNull(imports.authorId) : eq(imports.authorId, authorId);
  const working = and(
    ...[eq(imports.kind, kind), inArray(imports.state, [...WORKING_STATES])],
    isAuthorsOwn(kind) ? whose : undefined,
  );
  await ctx.db
    .update(imports)
    .set({ state: 'failed' })
    .where(and(working, isNull(imports.runId)));
  if ((await ctx.db.$count(imports, working)) > 0) throw importRunning();
}

/** Returns the last mapping used for the same headings, else a mapping by column names. */
async function mappingFor(ctx: Ctx, name: ImportKindName, kind: ImportKind, headings: string[]) {
  const [known] = await ctx.db
    .select({ mapping: imports.mapping })
    .from(imports)
    .where(and(eq(imports.kind, name), eq(imports.headings, headings)))
    .orderBy(desc(imports.id))
    .limit(1);
  if (known) return known.mapping;
  const columns = Object.entries(kind.columns).map(([field, column]) => ({ field, ...column }));
  return guessMapping(headings, columns);
}

/**
 * Creates an import from a table, up to the mapping of columns. 403, 404; 409 `import-running`; 422 on `file` with the
 * reason.
 */
export async function uploadImport(
  ctx: Ctx,
  name: ImportKindName,
  file: File | undefined,
  trainingId: string | null = null,
) {
  const { kind } = kindFor(ctx, name);
  if (!file || file.size === 0) throw wrongField('file', 'file-missing', 'Выберите файл XLSX или CSV.');
  await refuseRunning(ctx, { kind: name, authorId: viewerOf(ctx).id });
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = recogniseTable(bytes);
  const { number: headRow, headings, samples, total } = await readHead(sourceOf(bytes), format);
  const stored = { bytes, extension: format.kind, mime: 'application/octet-stream' };
  const { id: fileId } = await storeMedia(ctx, stored, PRIVATE_FILES);
  return inTransaction(ctx, async (tx) => {
    const fileName = file.name.slice(0, 255);
    const ownerId = viewerOf(ctx).id;
    await tx.update(files).set({ purpose: 'import', ownerId, name: fileName }).where(eq(files.id, fileId));
    const mapping = await mappingFor(ctx, name, kind, headings);
    const facts = { format, headRow, headings, mapping, total, samples: samples.map(({ cells }) => cells) };
    const [made] = await tx
      .insert(imports)
      .values({
        ...{ ...facts, kind: name, trainingId },
        ...{ authorId: ownerId, fileId, fileName, createdAt: ctx.now() },
      })
      .returning({ id: imports.id });
    const id = made?.id ?? '';
    const details = { kind: name, rows: total };
    await audit.record(ctx, { action: 'import.uploaded', subjectType: 'import', subjectId: id, details });
    return readImport(ctx, id);
  });
}
