import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { bookingLink } from '@/lib/domain/training-words';
import { trainingRegistrations, trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Deps } from '../../http/context';
import { registerParticipant, type Participant } from './service';

type Asking = Pick<Deps, 'config' | 'now'> & { db: Deps['database']['db'] };

const row = trainingRegistrations;
/** An asking server that died is not waited for any longer. */
const ASKING_MS = 30_000;

/** One of many servers and tabs asks; true for the one that does. */
export async function claimLink({ db, now }: Asking, id: string): Promise<boolean> {
  const stale = new Date(now().getTime() - ASKING_MS);
  const free = or(
    inArray(row.joinState, ['none', 'failed']),
    and(eq(row.joinState, 'asking'), lt(row.updatedAt, stale)),
  );
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

/** Without a service the portal answers itself: the booking, where it says when the webinar begins. */
const ownLink = ({ config }: Asking, { trainingId, checkInCode }: typeof row.$inferSelect) =>
  new URL(
    bookingLink(trainingId).replace('#', `?join=${encodeURIComponent(checkInCode)}#`),
    config.PUBLIC_URL,
  ).href;

/** Asks for the personal link of a claimed registration and keeps it. Throws WebinarServiceAway, the seat stays. */
export async function askLink(asking: Asking, id: string): Promise<string> {
  const { db, config, now } = asking;
  const [found] = await db
    .select({ registration: row, user: users, eventId: trainings.mtsEventId })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(users, eq(users.id, row.userId))
    .where(eq(row.id, id));
  if (!found) throw new Error(`There is no registration ${id} of an account`);
  const keep = (values: Partial<typeof row.$inferInsert>) =>
    db
      .update(row)
      .set({ ...values, updatedAt: now() })
      .where(and(eq(row.id, id), eq(row.joinState, 'asking')));
  try {
    const link =
      config.MTS_BASE_URL && found.eventId
        ? await registerParticipant(config, found.eventId, participantOf(config, id, found.user))
        : ownLink(asking, found.registration);
    await keep({ joinUrl: link, joinState: 'ready' });
    return link;
  } catch (error) {
    await keep({ joinState: 'failed' });
    throw error;
  }
}
