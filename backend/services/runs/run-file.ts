import type { FileResult } from '@/lib/json-api/answer';
import type { Right } from '@/lib/access/permissions';
import type { ExportName } from '@/lib/domain/exports';
import type { ImportKindName } from '@/lib/domain/imports';
import type { RunKind } from '@/lib/domain/run';
import { assertCan, forbidden, viewerOf, type Ctx } from '../../http/context';
import { EXPORT_KINDS } from '../../runs/exports/kinds';
import { KINDS } from '../../runs/imports/kinds';
import * as audit from '../audit/record';
import { ownRunFile, privateFile } from './own-runs';

/** Returns the rights that the file of a run needs; none for a person's own data. */
function rightsFor({ kind, subject, input }: { kind: RunKind; subject: string; input: unknown }): Right[] {
  if (kind === 'account-data') return [];
  if (kind !== 'export') return [KINDS[subject as ImportKindName].needs];
  const { needs, fileNeeds } = EXPORT_KINDS[subject as ExportName];
  const more = fileNeeds?.((input as { filter: unknown }).filter);
  return more ? [needs, more] : [needs];
}

/** Throws 403 if the viewer sees less than when the file was made. */
function assertScope(ctx: Ctx, { kind, subject, input }: { kind: RunKind; subject: string; input: unknown }) {
  if (kind !== 'export') return;
  const { isWithinScope } = EXPORT_KINDS[subject as ExportName];
  if (isWithinScope?.(viewerOf(ctx), (input as { filter: unknown }).filter) === false) throw forbidden();
}

/**
 * Returns the file of the viewer's own run and records the download in the audit. 404 `run-missing`, `run-file-gone`;
 * 503 `files-unavailable`.
 */
export async function runFile(ctx: Ctx, id: string): Promise<FileResult> {
  const { run, file } = await ownRunFile(ctx, id);
  // a right lost since the file was made closes access to it
  for (const needs of rightsFor(run)) assertCan(ctx, needs);
  assertScope(ctx, run);
  const answer = await privateFile(ctx, file);
  const details = { kind: run.kind, subject: run.subject, size: file.size };
  await audit.record(ctx, { action: 'run.downloaded', subjectType: 'run', subjectId: id, details });
  return answer;
}
