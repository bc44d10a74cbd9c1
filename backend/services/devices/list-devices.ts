import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { readDevice } from '@/lib/domain/device';
import { sessions } from '../../db/schema/sessions';
import { viewerOf, type Ctx } from '../../http/context';

/** More sign-ins than anybody looks through. */
const MOST = 50;

/** The person's live sessions, the last seen first. */
export async function listDevices(ctx: Ctx) {
  const { id, sessionId } = viewerOf(ctx);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MOST);
  const items = rows.map((row) => ({
    id: row.id,
    ...readDevice(row.userAgent),
    ip: row.ip === '' ? null : row.ip,
    way: row.kind === 'password' ? ('password' as const) : ('external' as const),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
  return { items, meta: {} };
}
