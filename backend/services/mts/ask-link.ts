import { and, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Deps } from '../../http/context';
import { registerParticipant, WebinarServiceRefused, type Participant } from './service';

type Asking = Pick<Deps, 'config' | 'now'> & { db: Deps['database']['db'] };

const row = trainingRegistrations;
/** An asking server that died is not waited for any longer. */
const ASKING_MS = 30_000;

/** Asked for so long ago that whoever asked is gone. */
export const isStale = (now: Date) =>
  and(eq(row.joinState, 'asking'), lt(row.updatedAt, new Date(now.getTime() - ASKING_MS)));

/** One of many servers and tabs asks; true for the one that does. */
export async function claimLink({ db, now }: Asking, id: string): Promise<boolean> {
  const free = or(inArray(row.joinState, ['none', 'failed']), isStale(now()));
  const claimed = await db
    .update(row)
    .set({ joinState: 'asking', updatedAt: now() })
    .where(and(eq(row.id, id), eq(row.state, 'registered'), free))
    .returning({ id: row.id });
  return claimed.length > 0;
}

/** First name and an initial, and an address that leads nowhere; the real one only where the owner has said so. */
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

/** The event at the service whose links can be asked for; null without the service, and until its number is named. */
export const linkEvent = (
  { mtsEventId }: Pick<typeof trainings.$inferSelect, 'mtsEventId'>,
  { MTS_BASE_URL }: Pick<Asking['config'], 'MTS_BASE_URL'>,
): string | null => (MTS_BASE_URL ? mtsEventId : null);

/** Another event has other links: what was asked for before is asked anew. In the transaction that changes it. */
export const dropLinks = ({ db, now }: Pick<Asking, 'db' | 'now'>, trainingId: string) =>
  db
    .update(row)
    .set({ joinUrl: null, joinState: 'none', updatedAt: now() })
    .where(and(eq(row.trainingId, trainingId), inArray(row.state, ACTIVE_STATES)));

/**
 * Asks for the personal link of a claimed registration and keeps it, unless the training has got another event
 * meanwhile. Throws WebinarServiceAway, the seat stays.
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
  // its number went meanwhile
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
