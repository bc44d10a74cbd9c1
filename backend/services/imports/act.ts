import { and, eq, inArray } from 'drizzle-orm';
import { MAY, canUndo, type ColumnMapping, type ImportState } from '@/lib/domain/imports';
import type { RunKind } from '@/lib/domain/run';
import { imports } from '../../db/schema/imports';
import { runs } from '../../db/schema/runs';
import { inTransaction, violated } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { KINDS } from '../../runs/imports/kinds';
import * as audit from '../audit/record';
import { endOpenRun } from '../runs/cancel-run';
import { startRun } from '../runs/start-run';
import { readImport } from './read';
import { importRunning, refuseRunning } from './upload';

type Import = typeof imports.$inferSelect;

const wrongState = () =>
  new AppError(
    409,
    'import-state',
    'Сейчас этого сделать нельзя: загрузка уже на другом шаге. Обновите страницу.',
  );

/** Locks and returns the import, until the transaction ends. 404 `import-missing`, 409 `import-state`. */
async function held(ctx: Ctx, id: string, may: readonly ImportState[]): Promise<Import> {
  await readImport(ctx, id);
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!found || !may.includes(found.state)) throw wrongState();
  return found;
}

interface Act {
  run: RunKind;
  state: ImportState;
  action: string;
  mapping?: ColumnMapping;
}

/**
 * Queues the run and records it, in the open transaction; of two concurrent calls the unique index lets one through.
 */
async function begin(ctx: Ctx, { id, kind, authorId }: Import, { run, state, action, mapping }: Act) {
  await refuseRunning(ctx, { kind, authorId });
  const runId = await startRun(ctx, run, { subject: kind, input: { importId: id } });
  try {
    const changes = { state, runId, ...(mapping ? { mapping, counts: null, protocolRunId: null } : {}) };
    await ctx.db.update(imports).set(changes).where(eq(imports.id, id));
  } catch (error) {
    throw violated(error) === 'imports_one_working' ? importRunning() : error;
  }
  await audit.record(ctx, { action, subjectType: 'import', subjectId: id, details: { kind } });
  return readImport(ctx, id);
}

/** Throws 422 for an unknown field, for a required field without a column, and for a column named twice or missing. */
function assertMapping({ kind, headings }: Import, mapping: ColumnMapping): void {
  const { columns } = KINDS[kind];
  const used = new Set<number>();
  for (const [field, at] of Object.entries(mapping)) {
    if (!columns[field]) throw wrongField(`mapping/${field}`, 'unknown-name', 'Такого поля нет.');
    if (at >= headings.length)
      throw wrongField(`mapping/${field}`, 'column-missing', 'Такого столбца в файле нет.');
    if (used.has(at))
      throw wrongField(
        `mapping/${field}`,
        'column-twice',
        'Этот столбец выбран дважды. Оставьте его в одном поле.',
      );
    used.add(at);
  }
  for (const [field, { title, required }] of Object.entries(columns)) {
    if (required && mapping[field] === undefined)
      throw wrongField(`mapping/${field}`, 'column-missing', `Укажите, в каком столбце «${title}».`);
  }
}

export function checkImport(ctx: Ctx, id: string, mapping: ColumnMapping) {
  return inTransaction(ctx, async () => {
    const found = await held(ctx, id, MAY.check);
    assertMapping(found, mapping);
    return begin(ctx, found, { run: 'import-check', state: 'checking', action: 'import.checked', mapping });
  });
}

export function applyImport(ctx: Ctx, id: string, onlyRight: boolean) {
  return inTransaction(ctx, async () => {
    const found = await held(ctx, id, MAY.apply);
    const { wrong = 0, create = 0, update = 0 } = found.counts ?? {};
    if (wrong > 0 && !onlyRight)
      throw new AppError(
        409,
        'rows-wrong',
        'В таблице есть неверные строки. Исправьте их или загрузите только верные.',
      );
    if (create + update === 0)
      throw new AppError(409, 'nothing-to-apply', 'Загружать нечего: ни одна строка ничего не меняет.');
    return begin(ctx, found, { run: 'import-apply', state: 'applying', action: 'import.applied' });
  });
}

export function undoImport(ctx: Ctx, id: string) {
  return inTransaction(ctx, async () => {
    const found = await held(ctx, id, MAY.undo);
    if (!canUndo(found.state, found.finishedAt, ctx.now()))
      throw new AppError(409, 'undo-late', 'Отменить загрузку можно в течение суток, и они прошли.');
    return begin(ctx, found, { run: 'import-undo', state: 'undoing', action: 'import.undone' });
  });
}

/** Stops the run, if one is open; otherwise cancels the import. */
export function cancelImport(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (tx) => {
    const { runId, kind } = await held(ctx, id, MAY.cancel);
    if (runId) await endOpenRun(ctx, eq(runs.id, runId));
    const waits = and(eq(imports.id, id), inArray(imports.state, ['mapping', 'ready']));
    await tx.update(imports).set({ state: 'cancelled' }).where(waits);
    await audit.record(ctx, {
      action: 'import.cancelled',
      subjectType: 'import',
      subjectId: id,
      details: { kind },
    });
    return readImport(ctx, id);
  });
}
