import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { endSession } from './sessions';

/** Ends the bearer's session. */
export async function signOut(ctx: Ctx): Promise<void> {
  const { sessionId } = viewerOf(ctx);
  await inTransaction(ctx, async () => {
    await endSession(ctx, sessionId, 'signed-out');
    await audit.record(ctx, { action: 'sign-out', subjectType: 'session', subjectId: sessionId });
  });
}
