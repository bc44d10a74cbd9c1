import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  programmeAnswerBody,
  programmeQuestion,
  programmeQuestionBody,
  programmeQuestionQuery,
} from '@/api/programme/schemas';
import { can, PERMISSIONS } from '@/lib/access/permissions';
import { DAY_MS } from '@/lib/domain/moscow';
import { isOver } from '@/lib/domain/programme';
import { shortWords } from '@/lib/domain/notification-words';
import { answerDueDay } from '@/lib/domain/working-days';
import type { Of } from '@/lib/json-api/resource';
import * as path from '@/lib/routes/path';
import { programmeQuestions } from '../../db/schema/programme';
import { roles, userRoles, users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { notify } from '../notifications/notify';
import type { ProgrammeSpace } from './programme-space';

/** Most questions of one person in a day: each sends a letter. */
const A_DAY = 20;
const LINK = `${path.programme()}#questions`;

type Row = Awaited<ReturnType<typeof select>>[number];

const select = ({ db }: Ctx) =>
  db
    .select({ question: programmeQuestions, name: users.fullName })
    .from(programmeQuestions)
    .leftJoin(users, eq(users.id, programmeQuestions.askerId))
    .$dynamic();

function present(ctx: Ctx, { question, name }: Row): Of<typeof programmeQuestion> {
  const viewer = viewerOf(ctx);
  const { id, text, answer, answeredAt, askerId, isFaq, dueDay, createdAt } = question;
  return {
    ...{ id, text, answer, isFaq, dueDay },
    answeredAt: answeredAt?.toISOString() ?? null,
    name: can(viewer, 'questions.answer-any') ? name : null,
    isMy: askerId === viewer.id,
    date: createdAt.toISOString(),
  };
}

/** Lists the viewer's questions, the rules, or, with the right to answer, everybody's questions. 403 */
export async function listProgrammeQuestions(
  ctx: Ctx,
  { programme }: ProgrammeSpace,
  { filter }: z.output<typeof programmeQuestionQuery>,
) {
  const { isFaq, answeredAt, askerId, position, id } = programmeQuestions;
  const own = eq(programmeQuestions.programmeId, programme.id);
  if (filter?.isFaq) {
    const rules = await select(ctx)
      .where(and(own, eq(isFaq, true)))
      .orderBy(asc(position), asc(id));
    return { items: rules.map((row) => present(ctx, row)), meta: {} };
  }
  if (filter?.isAnswered) assertCan(ctx, 'questions.answer-any');
  const whose = {
    '0': isNull(answeredAt),
    '1': isNotNull(answeredAt),
    mine: eq(askerId, viewerOf(ctx).id),
  }[filter?.isAnswered ?? 'mine'];
  const rows = await select(ctx)
    .where(and(own, eq(isFaq, false), whose))
    // unanswered questions: the oldest first
    .orderBy(filter?.isAnswered === '0' ? asc(id) : desc(id))
    .limit(500);
  return { items: rows.map((row) => present(ctx, row)), meta: {} };
}

async function readOne(ctx: Ctx, programmeId: string, id: string) {
  const [row] = await select(ctx).where(
    and(
      eq(programmeQuestions.id, id),
      eq(programmeQuestions.programmeId, programmeId),
      eq(programmeQuestions.isFaq, false),
    ),
  );
  if (!row) throw notFound('Такого вопроса нет.', 'question-missing');
  return row;
}

/** Selects people who may answer everybody's questions. */
const answerers = ({ db }: Ctx) =>
  db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        inArray(roles.name, [...PERMISSIONS['questions.answer-any'].roles]),
        isNull(users.erasedAt),
        eq(users.isArchived, false),
      ),
    );

async function assertNotTooMany(ctx: Ctx, askerId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const recent = and(eq(programmeQuestions.askerId, askerId), gt(programmeQuestions.createdAt, since));
  if ((await ctx.db.$count(programmeQuestions, recent)) < A_DAY) return;
  const headers = { 'retry-after': '3600' };
  throw new AppError(429, 'too-many-questions', 'За день можно задать не больше 20 вопросов.', undefined, {
    headers,
  });
}

/** Asks a question; its answer is due by the end of the next working day. 429 past twenty in a day. */
export function askProgrammeQuestion(
  ctx: Ctx,
  { programme }: ProgrammeSpace,
  { question: text }: z.output<typeof programmeQuestionBody>,
) {
  const askerId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    await assertNotTooMany(ctx, askerId);
    const createdAt = ctx.now();
    const values = { programmeId: programme.id, askerId, text, dueDay: answerDueDay(createdAt), createdAt };
    const [made] = await tx
      .insert(programmeQuestions)
      .values(values)
      .returning({ id: programmeQuestions.id });
    const id = made?.id ?? '';
    const readers = await answerers(ctx);
    const news = { kind: 'question-new' as const, title: 'Новый вопрос о программе', text: shortWords(text) };
    await notify(
      ctx,
      readers.map((reader) => ({ ...news, userId: reader.id, link: `${path.questions()}?tab=programme` })),
    );
    return present(ctx, await readOne(ctx, programme.id, id));
  });
}

/** Answers a question or corrects its answer; only the first answer notifies the asker. 404 */
export function answerProgrammeQuestion(
  ctx: Ctx,
  { programme }: ProgrammeSpace,
  id: string,
  { answer }: z.output<typeof programmeAnswerBody>,
) {
  return inTransaction(ctx, async (tx) => {
    const { question } = await readOne(ctx, programme.id, id);
    const first = { answererId: viewerOf(ctx).id, answeredAt: ctx.now() };
    const answered = await tx
      .update(programmeQuestions)
      .set({ answer, ...first })
      .where(and(eq(programmeQuestions.id, id), isNull(programmeQuestions.answeredAt)))
      .returning({ id: programmeQuestions.id });
    if (answered.length === 0) {
      await tx.update(programmeQuestions).set({ answer }).where(eq(programmeQuestions.id, id));
    } else if (question.askerId) {
      const title = 'Организаторы программы ответили на ваш вопрос';
      const asked = shortWords(question.text);
      // the notification carries the answer, because after the finish no page shows it
      const text = isOver({ ...programme, now: ctx.now() }) ? `«${asked}» ${answer}` : asked;
      await notify(ctx, [{ userId: question.askerId, kind: 'question-answered', title, text, link: LINK }]);
    }
    const action = answered.length === 0 ? 'programme.answer-corrected' : 'programme.question-answered';
    await audit.record(ctx, { action, subjectType: 'programme-question', subjectId: id });
    return present(ctx, await readOne(ctx, programme.id, id));
  });
}
