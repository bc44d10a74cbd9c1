import type { FileResult } from '@/lib/json-api/answer';
import type { ExportName } from '@/lib/domain/exports';
import { assertCan, type Ctx } from '../../http/context';
import { EXPORT_KINDS } from '../../runs/exports/kinds';
import * as audit from '../audit/record';
import { ownRunFile, privateFile } from './own-runs';

/** The file of one's own run; who took it away is on record. 404 `run-missing`, `run-file-gone`; 503 `files-unavailable`. */
export async function runFile(ctx: Ctx, id: string): Promise<FileResult> {
  const { run, file } = await ownRunFile(ctx, id);
  // who has lost the right since has lost the file
  if (run.kind === 'export') assertCan(ctx, EXPORT_KINDS[run.subject as ExportName].needs);
  const answer = await privateFile(ctx, file);
  const details = { kind: run.kind, subject: run.subject, size: file.size };
  await audit.record(ctx, { action: 'run.downloaded', subjectType: 'run', subjectId: id, details });
  return answer;
}
