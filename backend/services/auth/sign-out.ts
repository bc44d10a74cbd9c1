import { viewerOf, type Ctx } from '../../http/context';
import { note } from '../audit/note';
import { endSession } from './sessions';

/** Ends the bearer's session. */
export async function signOut(ctx: Ctx): Promise<void> {
  const { sessionId } = viewerOf(ctx);
  await endSession(ctx, sessionId, 'signed-out');
  await note(ctx, { action: 'sign-out', subjectType: 'session', subjectId: sessionId });
}
