import { and, eq, sql } from 'drizzle-orm';
import { fateOf, retryAfterMs } from '@/lib/domain/delivery';
import { fullName } from '@/lib/format/person';
import { deliveries, pushSubscriptions } from '../db/schema/notifications';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../http/context';
import { notificationLetter } from '../mail/letter-notification';
import { questionRedirected } from '../mail/letters-questions';
import { LetterRefused } from '../mail/mailer';
import { DeadSubscription } from '../push/post-push';
import { isPushConfigured, sendPush } from '../push/send-push';
import { unsubscribeToken } from '../services/notifications/unsubscribe-token';
import { claimDeliveries, type Claimed, type Outside, type Told } from './claim-deliveries';
import { takeBack } from './take-back';

/** What the sender needs of the process. */
export type Sender = Pick<Deps, 'database' | 'config' | 'secret' | 'mail' | 'log' | 'now'>;

/** Taken together: a slow mail server holds so many, not all. */
const AT_ONCE = 20;

type Device = typeof pushSubscriptions.$inferSelect;
type Settled = { state: 'sent' | 'dropped' | 'failed'; reason?: string };

async function settle(
  { database, now }: Sender,
  { delivery }: Claimed,
  { state, reason }: Settled,
): Promise<void> {
  await database.db
    .update(deliveries)
    .set({ state, reason: reason ?? null, settledAt: now() })
    .where(eq(deliveries.id, delivery.id));
}

function letterOf({ config, secret }: Sender, { notification, user }: Told) {
  const { userId, kind, data } = notification;
  const at = (path: string) => new URL(path, config.PUBLIC_URL).href;
  const token = `?token=${encodeURIComponent(unsubscribeToken(secret, { userId, kind }))}`;
  return notificationLetter({
    to: user.email ?? '',
    name: fullName({ firstName: user.firstName, middleName: user.middleName }),
    kind,
    data,
    link: at(data.link),
    unsubscribePage: at(`/unsubscribe${token}`),
    unsubscribeCall: at(`/api/unsubscribe${token}`),
    settings: at('/lk/notifications'),
  });
}

const outsideOf = ({ letter: { to, comment }, question: { text }, sender: { email } }: Outside) =>
  questionRedirected(to, { text, comment, replyTo: email });

async function hand(sender: Sender, claimed: Claimed): Promise<Settled> {
  if ('question' in claimed) {
    await sender.mail.send(outsideOf(claimed));
    return { state: 'sent' };
  }
  const { delivery, device, notification } = claimed;
  if (delivery.channel === 'letter') await sender.mail.send(letterOf(sender, claimed));
  else if (!device || !isPushConfigured(sender.config)) return { state: 'dropped', reason: 'not-configured' };
  else {
    const { title, text, link } = notification.data;
    const message = { id: notification.id, to: notification.userId, title, link };
    await sendPush(sender.config, device, { ...message, ...(text ? { text } : {}) });
  }
  return { state: 'sent' };
}

/**
 * Whatever waits for a dead address goes; the device is told of to nobody until its browser names another address.
 * False when it has done so meanwhile.
 */
async function forget({ database, now }: Sender, { id, endpoint }: Device): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const gone = await tx
      .update(pushSubscriptions)
      .set({ goneAt: now() })
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))
      .returning({ id: pushSubscriptions.id });
    if (gone.length === 0) return false;
    await tx
      .delete(deliveries)
      .where(and(eq(deliveries.subscriptionId, id), eq(deliveries.state, 'waiting')));
    return true;
  });
}

/** A dead device is forgotten with whatever waits for it; but for a final refusal, the rest is tried again, later and later. */
async function fail(sender: Sender, claimed: Claimed, error: unknown): Promise<void> {
  const { database, log, now } = sender;
  const { delivery } = claimed;
  const device = 'question' in claimed ? null : claimed.device;
  if (error instanceof DeadSubscription && device && (await forget(sender, device))) return;
  const reason = error instanceof Error ? error.message.slice(0, 200) : 'failed';
  const isFinal = error instanceof LetterRefused && error.isFinal;
  const wait = isFinal ? null : retryAfterMs(delivery.attempts);
  log.warn({ err: error, deliveryId: delivery.id, attempts: delivery.attempts }, 'a delivery did not arrive');
  if (wait === null) {
    if ('question' in claimed) await takeBack(sender, claimed);
    return settle(sender, claimed, { state: 'failed', reason });
  }
  await database.db
    .update(deliveries)
    .set({ dueAt: new Date(now().getTime() + wait), reason })
    .where(eq(deliveries.id, delivery.id));
}

async function deliver(sender: Sender, claimed: Claimed): Promise<void> {
  const fate = fateOf(claimed.waiting, sender.now());
  if (fate.kind === 'drop') return settle(sender, claimed, { state: 'dropped', reason: fate.reason });
  if (fate.kind === 'wait') {
    await sender.database.db
      .update(deliveries)
      .set({ dueAt: fate.until, attempts: sql`${deliveries.attempts} - 1` })
      .where(eq(deliveries.id, claimed.delivery.id));
    return;
  }
  try {
    await settle(sender, claimed, await hand(sender, claimed));
  } catch (error) {
    await fail(sender, claimed, error);
  }
}

/**
 * Sends whatever is due; several servers may do so at once. A message is sent at least once: a server that dies between
 * sending and noting it leaves it to the next, and a device shows the same message once by its tag. Answers how many
 * were taken.
 */
export async function sendDue(sender: Sender): Promise<number> {
  for (let taken = 0; ;) {
    const claimed = await claimDeliveries(sender.database.db, sender.now(), AT_ONCE);
    await Promise.all(claimed.map((one) => deliver(sender, one)));
    taken += claimed.length;
    if (claimed.length < AT_ONCE) return taken;
  }
}
