import { and, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Deps } from '../../http/context';
import { registerParticipant, WebinarServiceRefused, type Participant } from './service';

type Asking = Pick<Deps, 'config' | 'now'> & { db: Deps['database']['db'] };

const row = trainingRegistrations;
/** How long a server may take to request a link, ms; after that it counts as dead. */
const ASKING_MS = 30_000;

/** Condition: the link was requested so long ago that the requesting server has died. */
export const isStale = (now: Date) =>
  and(eq(row.joinState, 'asking'), lt(row.updatedAt, new Date(now.getTime() - ASKING_MS)));

/** Claims the request of a link: returns true for one caller only, among all servers and tabs. */
export async function claimLink({ db, now }: Asking, id: string): Promise<boolean> {
  const free = or(inArray(row.joinState, ['none', 'failed']), isStale(now()));
  const claimed = await db
    .update(row)
    .set({ joinState: 'asking', updatedAt: now() })
    .where(and(eq(row.id, id), eq(row.state, 'registered'), free))
    .returning({ id: row.id });
  return claimed.length > 0;
}

/**
 * Returns first name and initial, and an address without a mailbox; the real address only if `MTS_SEND_EMAIL` is set.
 */
function participantOf(
  { MTS_SEND_EMAIL, PUBLIC_URL }: Asking['config'],
  id: string,
  user: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email'>,
): Participant {
  const initial = user.lastName ? ` ${user.lastName.slice(0, 1)}.` : '';
  const technical = `p${id}@${new URL(PUBLIC_URL).hostname}`;
  return {
    name: `${user.firstName ?? 'Участник'}${initial}`,
    email: (MTS_SEND_EMAIL && user.email) || technical,
  };
}

/**
 * Returns the event at the service whose links can be requested; null without the service, and until its number is set.
 */
export const linkEvent = (
  { mtsEventId }: Pick<typeof trainings.$inferSelect, 'mtsEventId'>,
  { MTS_BASE_URL }: Pick<Asking['config'], 'MTS_BASE_URL'>,
): string | null => (MTS_BASE_URL ? mtsEventId : null);

/** Drops the links of a training, in the transaction that changes its event: another event has other links. */
export const dropLinks = ({ db, now }: Pick<Asking, 'db' | 'now'>, trainingId: string) =>
  db
    .update(row)
    .set({ joinUrl: null, joinState: 'none', updatedAt: now() })
    .where(and(eq(row.trainingId, trainingId), inArray(row.state, ACTIVE_STATES)));

/**
 * Requests the personal link of a claimed registration and stores it, unless the training's event has changed since.
 * Throws WebinarServiceAway; the seat stays.
 */
export async function askLink(asking: Asking, id: string): Promise<string> {
  const { db, config, now } = asking;
  const [found] = await db
    .select({ training: trainings, user: users })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(users, eq(users.id, row.userId))
    .where(eq(row.id, id));
  const eventId = found && linkEvent(found.training, config);
  // the event number was removed after the claim
  if (!eventId) throw new WebinarServiceRefused(true);
  const sameEvent = exists(
    db
      .select({ one: sql`1` })
      .from(trainings)
      .where(and(eq(trainings.id, found.training.id), eq(trainings.mtsEventId, eventId))),
  );
  const keep = (values: Partial<typeof row.$inferInsert>) =>
    db
      .update(row)
      .set({ ...values, updatedAt: now() })
      .where(and(eq(row.id, id), eq(row.joinState, 'asking'), sameEvent));
  try {
    const link = await registerParticipant(config, eventId, participantOf(config, id, found.user));
    await keep({ joinUrl: link, joinState: 'ready' });
    return link;
  } catch (error) {
    await keep({ joinState: 'failed' });
    throw error;
  }
}
