import { and, eq, sql } from 'drizzle-orm';
import { fateOf, retryAfterMs } from '@/lib/domain/delivery';
import { newsLink } from '@/lib/domain/programme-words';
import { calendarFile } from '@/lib/domain/trainings/calendar-file';
import { fullName } from '@/lib/format/person';
import { deliveries, pushSubscriptions } from '../db/schema/notifications';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../http/context';
import { notificationLetter } from '../mail/letter-notification';
import { questionRedirected } from '../mail/letters-questions';
import { guestLetter } from '../mail/letters-trainings';
import { LetterRefused } from '../mail/mailer';
import { DeadSubscription } from '../push/post-push';
import { isPushConfigured, sendPush } from '../push/send-push';
import { bookingEvents } from '../services/calendars/feed-events';
import { unsubscribeToken } from '../services/notifications/unsubscribe-token';
import { guestToken } from '../services/trainings/guest-token';
import {
  claimDeliveries,
  type Claimed,
  type ClaimedNotification,
  type Outside,
  type ToGuest,
} from './claim-deliveries';
import { undoRedirect } from './undo-redirect';
import * as paths from '@/lib/routes/path';

/** The parts of the process that sending needs. */
export type Sender = Pick<Deps, 'database' | 'config' | 'secret' | 'mail' | 'log' | 'now'>;

/** Deliveries per claim: a slow mail server holds up this many, not all. */
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

/** The link as it is valid at the moment of sending, before or after the finish of the programme. */
const linkOf = ({ config, now }: Sender, link: string) =>
  newsLink(link, { finishAt: config.PROGRAMME_FINISH_AT, now: now() });

/** A calendar file of the person's current entries on these trainings, so that a delayed letter holds no old ones. */
async function calendarOf(
  { config, now, database: { db } }: Sender,
  userId: string,
  on: readonly string[] = [],
) {
  const events = on.length > 0 ? await bookingEvents({ config, now, db }, userId, { trainings: on }) : [];
  return events.length > 0 ? calendarFile(events, now()) : null;
}

async function letterOf(sender: Sender, { notification, user }: ClaimedNotification) {
  const { config, secret } = sender;
  const { userId, kind, data } = notification;
  const at = (path: string) => new URL(path, config.PUBLIC_URL).href;
  const token = `?token=${encodeURIComponent(unsubscribeToken(secret, { userId, kind }))}`;
  return notificationLetter({
    to: user.email ?? '',
    name: fullName({ firstName: user.firstName, middleName: user.middleName }),
    kind,
    data,
    link: at(linkOf(sender, data.link)),
    unsubscribePage: at(`${paths.unsubscribe()}${token}`),
    unsubscribeCall: at(`/api/unsubscribe${token}`),
    settings: at(paths.notifications()),
    calendar: await calendarOf(sender, userId, data.bookedOn),
  });
}

const outsideOf = ({ letter: { to, comment }, question: { text }, sender: { email } }: Outside) =>
  questionRedirected(to, { text, comment, replyTo: email });

function toGuestOf({ config, secret }: Sender, { email, words, registrationId, has }: ToGuest) {
  const token = guestToken(secret, registrationId);
  return guestLetter(email, words, { token, publicUrl: config.PUBLIC_URL, has });
}

async function deliver(sender: Sender, claimed: Claimed): Promise<Settled> {
  if ('question' in claimed) {
    await sender.mail.send(outsideOf(claimed));
    return { state: 'sent' };
  }
  if ('words' in claimed) {
    await sender.mail.send(toGuestOf(sender, claimed));
    return { state: 'sent' };
  }
  const { delivery, device, notification } = claimed;
  if (delivery.channel === 'letter') await sender.mail.send(await letterOf(sender, claimed));
  else if (!device || !isPushConfigured(sender.config)) return { state: 'dropped', reason: 'not-configured' };
  else {
    const { title, text, link } = notification.data;
    const message = { id: notification.id, to: notification.userId, title, link: linkOf(sender, link) };
    await sendPush(sender.config, device, { ...message, ...(text ? { text } : {}) });
  }
  return { state: 'sent' };
}

/**
 * Deletes the deliveries that wait for a dead push address and marks the device as gone until its browser sends another
 * address. False when the browser has already sent one.
 */
async function dropDevice({ database, now }: Sender, { id, endpoint }: Device): Promise<boolean> {
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

/** Drops a dead device, fails a delivery that was refused for good, postpones any other, each time for longer. */
async function fail(sender: Sender, claimed: Claimed, error: unknown): Promise<void> {
  const { database, log, now } = sender;
  const { delivery } = claimed;
  const device = 'device' in claimed ? claimed.device : null;
  if (error instanceof DeadSubscription && device && (await dropDevice(sender, device))) return;
  const reason = error instanceof Error ? error.message.slice(0, 200) : 'failed';
  const isFinal = error instanceof LetterRefused && error.isFinal;
  const wait = isFinal ? null : retryAfterMs(delivery.attempts);
  log.warn({ err: error, deliveryId: delivery.id, attempts: delivery.attempts }, 'a delivery did not arrive');
  if (wait === null) {
    if ('question' in claimed) await undoRedirect(sender, claimed);
    return settle(sender, claimed, { state: 'failed', reason });
  }
  await database.db
    .update(deliveries)
    .set({ dueAt: new Date(now().getTime() + wait), reason })
    .where(eq(deliveries.id, delivery.id));
}

async function deliverIfDue(sender: Sender, claimed: Claimed): Promise<void> {
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
    await settle(sender, claimed, await deliver(sender, claimed));
  } catch (error) {
    await fail(sender, claimed, error);
  }
}

/**
 * Sends every due delivery; several servers may do so at once. Delivery is at least once: when a server dies between
 * sending and settling, the next one sends again, and a device shows the message once by its tag. Returns how many
 * deliveries were claimed.
 */
export async function sendDue(sender: Sender): Promise<number> {
  for (let taken = 0; ;) {
    const claimed = await claimDeliveries(sender.database.db, sender.now(), AT_ONCE);
    await Promise.all(claimed.map((one) => deliverIfDue(sender, one)));
    taken += claimed.length;
    if (claimed.length < AT_ONCE) return taken;
  }
}
