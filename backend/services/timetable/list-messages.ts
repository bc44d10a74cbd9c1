import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { trainingMessage, trainingMessagesQuery } from '@/api/timetable/schemas';
import { DAY_MS } from '@/lib/domain/moscow';
import { MESSAGES_A_DAY, type MessageTarget } from '@/lib/domain/trainings/audience';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { visitsWindow } from '@/lib/domain/trainings/visits-window';
import { displayName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { trainingMessages } from '../../db/schema/leaders';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { trainingMissing } from '../trainings/find-slot';
import { mayManage } from '../trainings/may-manage';
import { readTrainingFacts } from '../trainings/training-facts';

const row = trainingRegistrations;
const message = trainingMessages;

export const ofTarget: Readonly<Record<Exclude<MessageTarget, 'chosen'>, SQL | undefined>> = {
  everyone: inArray(row.state, ACTIVE_STATES),
  registered: eq(row.state, 'registered'),
  waiting: eq(row.state, 'waiting'),
  visited: isNotNull(row.visitedAt),
  missed: and(eq(row.state, 'registered'), isNull(row.visitedAt)),
};

/** Condition: people whom a message reaches: accounts in use, and guests who are still named. */
export const reached = or(
  isNotNull(row.guest),
  and(isNotNull(row.userId), isNull(users.erasedAt), eq(users.isArchived, false)),
);

/** Whether people can still be written to: until the end of the time in which visits are marked. */
export const isWriting = (training: typeof trainings.$inferSelect, now: Date): boolean =>
  training.status === 'planned' && now <= visitsWindow(training).until;

/** Counts messages of the last day. */
export const countLately = ({ db, now }: Ctx, trainingId: string) =>
  db.$count(
    message,
    and(eq(message.trainingId, trainingId), gt(message.createdAt, new Date(now().getTime() - DAY_MS))),
  );

export function selectMessages(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({ message, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(message)
    .innerJoin(users, eq(users.id, message.authorId))
    .where(where);
}
type Found = Awaited<ReturnType<typeof selectMessages>>[number];

export function presentMessage({ message: sent, author }: Found): Of<typeof trainingMessage> {
  const { id, to, text, people, guests, createdAt } = sent;
  return {
    ...{ id, to, text, people, guests, createdAt: createdAt.toISOString() },
    authorName: displayName(author) || null,
  };
}

async function countReached(ctx: Ctx, trainingId: string) {
  const of = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const { registered, waiting, visited, missed } = ofTarget;
  const [counts] = await ctx.db
    .select({ registered: of(registered), waiting: of(waiting), visited: of(visited), missed: of(missed) })
    .from(row)
    .leftJoin(users, eq(users.id, row.userId))
    .where(and(eq(row.trainingId, trainingId), reached));
  return counts ?? { registered: 0, waiting: 0, visited: 0, missed: 0 };
}

const list = listing<z.output<typeof trainingMessagesQuery>, Found>({
  from: selectMessages,
  count: ({ db }, where) => db.select({ id: message.id }).from(message).where(where),
  filters: {},
  sorts: {},
  sort: [desc(message.id)],
});

/**
 * Lists messages to people of a training, the latest first, and counts whom its leader may write to. 404 for another
 * leader's.
 */
export async function listMessages(ctx: Ctx, id: string, query: z.output<typeof trainingMessagesQuery>) {
  const [training] = await ctx.db.select().from(trainings).where(eq(trainings.id, id));
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
  const [facts, { rows, page }, counts, lately] = await Promise.all([
    readTrainingFacts(ctx.db, id),
    list.read(ctx, query, eq(message.trainingId, id)),
    countReached(ctx, id),
    countLately(ctx, id),
  ]);
  const left = Math.max(0, MESSAGES_A_DAY - lately);
  const { topic, slot, localSlot, type, city, address } = facts;
  const stands = { isOver: training.endsAt <= ctx.now(), isOpen: isWriting(training, ctx.now()) };
  return {
    items: rows.map(presentMessage),
    page,
    meta: { ...counts, left, ...stands, training: { topic, slot, localSlot, type, city, address } },
  };
}
