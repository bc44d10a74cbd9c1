import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageBody, trainingMessage } from '@/api/timetable/schemas';
import { trainingMessage as messageWords } from '@/lib/domain/training-words';
import { MESSAGES_A_DAY } from '@/lib/domain/trainings/audience';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import type { Of } from '@/lib/json-api/resource';
import * as path from '@/lib/routes/path';
import { trainingMessages } from '../../db/schema/leaders';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { throttleHeavyCalls } from '../auth/throttle';
import { trainingMissing } from '../trainings/find-slot';
import type { Training } from '../trainings/lock-trainings';
import type { Seen } from '../trainings/reader-clocks';
import { refused } from '../trainings/refused';
import { notifyBooked } from '../trainings/notify-booked';
import { readTrainingFacts } from '../trainings/training-facts';
import { lockManaged } from './find-managed';
import { countLately, isWriting, ofTarget, presentMessage, reached, selectMessages } from './list-messages';

type Asked = z.output<typeof messageBody>;

const row = trainingRegistrations;
const message = trainingMessages;
/** Most messages of one leader in an hour, to all trainings together. */
const MESSAGES_AN_HOUR = 30;

async function assertOpen(ctx: Ctx, training: Training): Promise<void> {
  if (training.status === 'cancelled') throw refused('training-cancelled');
  if (!isWriting(training, ctx.now())) {
    throw new AppError(409, 'messages-closed', 'Участникам пишут ещё 30 дней после тренинга. Они прошли.');
  }
  if ((await countLately(ctx, training.id)) < MESSAGES_A_DAY) return;
  const words = `Участникам этого тренинга за сутки уже написали ${String(MESSAGES_A_DAY)} раз. Напишите завтра.`;
  throw new AppError(409, 'too-many-messages', words);
}

/** Condition: registrations that a message is for. */
const asked = (trainingId: string, { to, ids }: Asked) =>
  and(
    eq(row.trainingId, trainingId),
    to === 'chosen' ? and(inArray(row.id, ids ?? []), inArray(row.state, ACTIVE_STATES)) : ofTarget[to],
    reached,
  );

/** Returns ids of accounts that a message is for; people are locked before the training (docs/decisions/0018). */
async function accountsOf({ db }: Ctx, trainingId: string, body: Asked): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(row)
    .innerJoin(users, eq(users.id, row.userId))
    .where(asked(trainingId, body));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the registrations that a message is for under the locks; of accounts only those that were locked. */
async function peopleOf({ db, now }: Ctx, training: Training, body: Asked, locked: ReadonlySet<string>) {
  const nobody = new AppError(409, 'nobody-to-write', 'Писать некому: таких участников нет.');
  // a person who has not come may still come
  if (body.to === 'missed' && training.endsAt > now()) throw nobody;
  const found = await db
    .select({ id: row.id, userId: row.userId })
    .from(row)
    .leftJoin(users, eq(users.id, row.userId))
    .where(asked(training.id, body))
    .orderBy(row.id);
  const booked = found.filter(({ userId }) => userId === null || locked.has(userId));
  if (booked.length === 0) throw nobody;
  return booked;
}

/**
 * Sends a message to people of a training that the viewer manages: a notification to each account, with letter and push
 * by the person's settings, and a letter to each guest. 404 for another leader's training; 409 `nobody-to-write`,
 * `too-many-messages`, `messages-closed`, `training-cancelled`; 429.
 */
export async function writeToPeople(ctx: Ctx, id: string, body: Asked) {
  const viewer = viewerOf(ctx);
  await throttleHeavyCalls(ctx, 'training-message', viewer.id, MESSAGES_AN_HOUR);
  const locked = await accountsOf(ctx, id, body);
  return inTransaction(alsoOf(ctx, ...locked), async (tx) => {
    // the lock serialises concurrent calls, so that each is counted
    const training = await lockManaged(ctx, tx, id);
    await assertOpen(ctx, training);
    const booked = await peopleOf(ctx, training, body, locked);
    const { to, text } = body;
    const people = new Set(booked.flatMap(({ userId }) => userId ?? [])).size;
    const counts = { people, guests: booked.filter(({ userId }) => userId === null).length };
    const values = { ...counts, trainingId: id, authorId: viewer.id, to, text, createdAt: ctx.now() };
    const [made] = await tx.insert(message).values(values).returning({ id: message.id });
    const [sent] = await selectMessages(ctx, eq(message.id, made?.id ?? ''));
    if (!sent) throw trainingMissing();
    await notifyPeople(ctx, training, { booked, sent: presentMessage(sent) });
    await audit.record(ctx, {
      ...{ action: 'training.written-to', subjectType: 'training', subjectId: id },
      details: { messageId: sent.message.id, to, ...counts },
    });
    return presentMessage(sent);
  });
}

interface Reached {
  booked: Awaited<ReturnType<typeof peopleOf>>;
  sent: Of<typeof trainingMessage>;
}

async function notifyPeople(ctx: Ctx, { id, topicId }: Training, { booked, sent }: Reached): Promise<void> {
  const facts = await readTrainingFacts(ctx.db, id);
  const author = sent.authorName ?? 'Ведущий тренинга';
  const otherDates = sent.to === 'missed' ? `${path.schedule()}?view=list&topic=${topicId}` : null;
  const words = (seen: Seen) => messageWords(seen(facts), { text: sent.text, author, otherDates });
  const key = `training-message:${sent.id}`;
  await notifyBooked(
    ctx,
    booked.map((one) => ({ ...one, words, key })),
  );
}
