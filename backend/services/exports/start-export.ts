import type { ExportFormat } from '@/lib/domain/exports';
import { EXPORTS } from '@/lib/domain/exports';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { checkBody } from '../../http/validation';
import { EXPORT_KINDS } from '../../runs/exports/kinds';
import * as audit from '../audit/record';
import { readOwnRun } from '../runs/own-runs';
import { startRun } from '../runs/start-run';

interface Asked {
  format: ExportFormat;
  filters?: Record<string, unknown> | undefined;
}

/**
 * Queues a run that writes a list to a file. 404 `export-missing`, 403, 422, 409 `run-under-way`, and errors of the
 * kind.
 */
export async function startExport(ctx: Ctx, id: string, { format, filters }: Asked) {
  const name = EXPORTS.find((one) => one === id);
  if (!name) throw notFound('Такой выгрузки нет.', 'export-missing');
  const { needs, filter, scope, assertFilter } = EXPORT_KINDS[name];
  assertCan(ctx, needs);
  const asked = checkBody(filter, filters) as object | undefined;
  await assertFilter?.(ctx, asked);
  const own = await scope?.(viewerOf(ctx), ctx, asked);
  const input = { format, filter: own ? { ...asked, ...own } : asked };
  return inTransaction(ctx, async () => {
    const runId = await startRun(ctx, 'export', { subject: name, input });
    const details = { name, ...input };
    await audit.record(ctx, { action: 'export.started', subjectType: 'run', subjectId: runId, details });
    return readOwnRun(ctx, runId);
  });
}
