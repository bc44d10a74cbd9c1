import type { FileResult } from '@/lib/json-api/answer';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { ownRunFile, privateFile } from './own-runs';

/** The file of one's own run; who took it away is on record. 404 `run-missing`, `run-file-gone`; 503 `files-unavailable`. */
export async function runFile(ctx: Ctx, id: string): Promise<FileResult> {
  const { run, file } = await ownRunFile(ctx, id);
  const answer = await privateFile(ctx, file);
  const details = { kind: run.kind, subject: run.subject, size: file.size };
  await audit.record(ctx, { action: 'run.downloaded', subjectType: 'run', subjectId: id, details });
  return answer;
}
