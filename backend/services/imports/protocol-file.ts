import type { FileResult } from '@/lib/json-api/answer';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { privateFile } from '../runs/own-runs';
import { readProtocol } from './read';

/** Returns the protocol to everybody who may see the import, not only to its author; the download is audited. */
export async function importProtocol(ctx: Ctx, id: string): Promise<FileResult> {
  const answer = await privateFile(ctx, await readProtocol(ctx, id));
  await audit.record(ctx, { action: 'import.protocol-downloaded', subjectType: 'import', subjectId: id });
  return answer;
}
