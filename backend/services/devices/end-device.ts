import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { endSession, endSessions } from '../auth/sessions';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function isLive(ctx: Ctx, id: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const mine = and(
    eq(sessions.id, id),
    eq(sessions.userId, viewerOf(ctx).id),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, ctx.now()),
  );
  return (await ctx.db.$count(sessions, mine)) > 0;
}

/** Ends one of the person's sessions at once. 404 `session-missing`: foreign, ended or none. */
export async function endDevice(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async () => {
    if (!(await isLive(ctx, id))) throw notFound('Этот сеанс уже завершён.', 'session-missing');
    await endSession(ctx, id, 'ended-by-owner');
    await audit.record(ctx, { action: 'session.ended', subjectType: 'session', subjectId: id });
  });
}

/** Ends every session of the person; `others` keeps the current one. */
export async function endDevices(ctx: Ctx, { scope }: { scope: 'others' | 'all' }): Promise<void> {
  const { id, sessionId } = viewerOf(ctx);
  await inTransaction(ctx, async () => {
    await endSessions(ctx, id, 'ended-by-owner', scope === 'others' ? sessionId : undefined);
    await audit.record(ctx, {
      action: 'sessions.ended',
      subjectType: 'user',
      subjectId: id,
      details: { scope },
    });
  });
}
