import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { webinarQuestion, webinarQuestionsQuery } from '@/api/webinars/schemas';
import { webinarAnswered } from '@/lib/domain/training-words';
import { areQuestionsOpen } from '@/lib/domain/trainings/webinar-room';
import { displayName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { trainingQuestions } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import * as audit from '../audit/record';
import { notify } from '../notifications/notify';
import { findSlot } from '../trainings/find-slot';
import { mayLead } from '../trainings/may-manage';
import { readTrainingFacts } from '../trainings/training-facts';
import { findJoined, webinarClosed } from './find-webinar';
import { notifyLeader } from './notify-leader';

type Query = z.output<typeof webinarQuestionsQuery>;

const row = trainingQuestions;
/** Most questions of one person on one webinar. */
const MOST_QUESTIONS = 20;

const select = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({ question: row, training: trainings, asker: users })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(users, eq(users.id, row.askerId))
    .where(where);
type Found = Awaited<ReturnType<typeof select>>[number];

function present(ctx: Ctx, { question, training, asker }: Found): Of<typeof webinarQuestion> {
  const viewer = viewerOf(ctx);
  return {
    id: question.id,
    trainingId: question.trainingId,
    text: question.text,
    askedAt: question.createdAt.toISOString(),
    isMine: question.askerId === viewer.id,
    askerName: mayLead(training, viewer) ? displayName(asker) || null : null,
    answer: question.answer,
    answeredAt: question.answeredAt?.toISOString() ?? null,
  };
}

async function readQuestion(ctx: Ctx, id: string) {
  const [found] = await select(ctx, eq(row.id, id));
  if (!found) throw notFound('Вопрос не найден.', 'question-missing');
  return found;
}

const list = listing<Query, Found>({
  from: select,
  count: ({ db }, where) => db.select({ id: row.id }).from(row).where(where),
  filters: { answered: (which) => (which === '1' ? isNotNull(row.answeredAt) : isNull(row.answeredAt)) },
  sorts: {},
  sort: [asc(row.id)],
});

/** Lists questions of a webinar, the oldest first: everybody's for its leader, else the viewer's own. 404. */
export async function listQuestions(ctx: Ctx, trainingId: string, query: Query) {
  const { training } = await findSlot(ctx, trainingId);
  const viewer = viewerOf(ctx);
  const own = mayLead(training, viewer) ? undefined : eq(row.askerId, viewer.id);
  const seen = and(eq(row.trainingId, trainingId), own);
  const [counts] = await ctx.db
    .select({
      open: sql`count(*) filter (where ${row.answeredAt} is null)`.mapWith(Number),
      answered: sql`count(${row.answeredAt})`.mapWith(Number),
    })
    .from(row)
    .where(seen);
  const meta = { open: counts?.open ?? 0, answered: counts?.answered ?? 0 };
  const { open, answered } = meta;
  const total = { all: open + answered, '0': open, '1': answered }[query.filter?.answered ?? 'all'];
  const { rows, page } = await list.read(ctx, query, seen, () => Promise.resolve(total));
  return { items: rows.map((found) => present(ctx, found)), page, meta };
}

/** Asks the leader. 404 without a seat; 409 `not-a-webinar`, `webinar-closed`, `too-many-questions`. */
export async function askQuestion(ctx: Ctx, trainingId: string, text: string) {
  return inTransaction(ctx, async (tx) => {
    const { training } = await findJoined(ctx, trainingId);
    if (!areQuestionsOpen(training, ctx.now())) {
      throw webinarClosed('Вопросы принимаются ещё сутки после вебинара.');
    }
    const askerId = viewerOf(ctx).id;
    const own = and(eq(row.trainingId, trainingId), eq(row.askerId, askerId));
    if ((await tx.$count(row, own)) >= MOST_QUESTIONS) {
      const words = `Не больше ${String(MOST_QUESTIONS)} вопросов на один вебинар.`;
      throw new AppError(409, 'too-many-questions', words);
    }
    const [made] = await tx
      .insert(row)
      .values({ trainingId, askerId, text, createdAt: ctx.now() })
      .returning({ id: row.id });
    const id = made?.id ?? '';
    await notifyLeader(ctx, training, { id, text });
    return present(ctx, await readQuestion(ctx, id));
  });
}

/**
 * Saves the leader's answer and notifies the asker; an empty answer was given aloud. 404 for another leader's webinar.
 */
export async function answerQuestion(ctx: Ctx, id: string, answer: string) {
  const { training, question } = await readQuestion(ctx, id);
  if (!mayLead(training, viewerOf(ctx))) throw notFound('Вопрос не найден.', 'question-missing');
  return inTransaction(alsoOf(ctx, question.askerId), async (tx) => {
    const [before] = await tx.select().from(row).where(eq(row.id, id)).for('no key update');
    if (!before) throw notFound('Вопрос не найден.', 'question-missing');
    const words = answer || null;
    await tx
      .update(row)
      .set({ answer: words, answeredAt: ctx.now(), answeredById: viewerOf(ctx).id })
      .where(eq(row.id, id));
    await audit.record(ctx, {
      ...{ action: 'training.question-answered', subjectType: 'webinar-question', subjectId: id },
      details: { trainingId: training.id, aloud: words === null },
    });
    if (words !== null && words !== before.answer) {
      const notice = webinarAnswered(await readTrainingFacts(tx, training.id), {
        question: before.text,
        answer: words,
      });
      await notify(ctx, [{ userId: before.askerId, kind: 'training', ...notice }]);
    }
    return present(ctx, await readQuestion(ctx, id));
  });
}
