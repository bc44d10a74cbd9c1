import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { pushBody } from '@/api/notifications/schemas';
import { readDevice } from '@/lib/domain/device';
import { messages } from '@/lib/validation/messages';
import { pushSubscriptions } from '../../db/schema/notifications';
import type { Db } from '../../db/types';
import { inTransaction } from '../../db/transaction';
import { notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { isAllowedEndpoint } from '../../push/endpoint';
import { isPushConfigured } from '../../push/send-push';

/**
 * Maximum of devices per person, more than anybody uses; beyond it the oldest is removed, so that nobody makes the
 * portal call thousands of addresses.
 */
const MOST_DEVICES = 10;

type Row = typeof pushSubscriptions.$inferSelect;
type Address = Pick<Row, 'endpoint' | 'fingerprint'>;

export const presentDevice = ({ id, fingerprint, device, createdAt }: Row) => ({
  id,
  fingerprint,
  name: device,
  createdAt: createdAt.toISOString(),
});

async function dropOldest(ctx: Ctx, userId: string): Promise<void> {
  const older = await ctx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
    .offset(MOST_DEVICES);
  if (older.length === 0) return;
  const ids = older.map(({ id }) => id);
  await ctx.db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
}

interface Move {
  userId: string;
  /** Fingerprint of the previous address. */
  from: string;
  to: Address;
}

/**
 * Moves a device to the new address that its push service gave it, with the deliveries that wait for it. Idempotent. A
 * device that its person has removed, or another person's, is not restored: 404 `device-gone`.
 */
async function moveDevice(tx: Db, { userId, from, to }: Move): Promise<void> {
  const { fingerprint } = pushSubscriptions;
  const known = (print: string) => and(eq(fingerprint, print), eq(pushSubscriptions.userId, userId));
  const id = { id: pushSubscriptions.id };
  const [taken] = await tx.select(id).from(pushSubscriptions).where(eq(fingerprint, to.fingerprint));
  if (from === to.fingerprint && taken) return;
  const old = taken
    ? await tx.delete(pushSubscriptions).where(known(from)).returning(id)
    : await tx.update(pushSubscriptions).set(to).where(known(from)).returning(id);
  if (old.length > 0) return;
  const [there] = await tx.select(id).from(pushSubscriptions).where(known(to.fingerprint));
  if (!there) throw notFound('Такого устройства нет.', 'device-gone');
}

/**
 * Subscribes the viewer's browser to push while its session lives. A browser has one address: it belongs to the person
 * who subscribed last, and no message to the person before reaches it. 404 `push-off`, `device-gone`; 422 on
 * `endpoint`.
 */
export async function subscribePush(
  ctx: Ctx,
  { endpoint, p256dh, auth, replaces }: z.output<typeof pushBody>,
) {
  if (!isPushConfigured(ctx.config)) throw notFound('Push-уведомления на портале не настроены.', 'push-off');
  if (!isAllowedEndpoint(ctx.config, endpoint))
    throw wrongField('endpoint', 'endpoint-refused', messages.pushEndpoint());
  const { id: userId, sessionId } = viewerOf(ctx);
  const fingerprint = createHash('sha256').update(endpoint).digest('hex');
  const own = {
    userId,
    sessionId,
    p256dh,
    auth,
    device: readDevice(ctx.userAgent).name,
    goneAt: null,
    createdAt: ctx.now(),
  };
  return inTransaction(ctx, async (tx) => {
    if (replaces) await moveDevice(tx, { userId, from: replaces, to: { endpoint, fingerprint } });
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ ...own, endpoint, fingerprint })
      .onConflictDoUpdate({ target: pushSubscriptions.fingerprint, set: own })
      .returning();
    if (!row) throw new Error('The subscription was not written');
    await dropOldest(ctx, userId);
    return presentDevice(row);
  });
}

/** Removes one of the viewer's devices; 404 for any other. */
export async function removePush(ctx: Ctx, id: string): Promise<void> {
  const mine = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, viewerOf(ctx).id));
  const gone = await inTransaction(ctx, (tx) =>
    tx.delete(pushSubscriptions).where(mine).returning({ id: pushSubscriptions.id }),
  );
  if (gone.length === 0) throw notFound('Такого устройства нет.');
}
