import { and, eq, exists, gte, isNotNull, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { DAY_MS, moscowDay } from '@/lib/domain/moscow';
import { VISITS_UNTIL_MS } from '@/lib/domain/trainings/visits-window';
import { WORK_COUNTS, type Waiting, type WorkCount } from '@/lib/domain/work';
import { editorDrafts } from '../../db/schema/drafts';
import { faqQuestions } from '../../db/schema/questions';
import { tests } from '../../db/schema/tests';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { answerable } from '../questions/question-row';
import { CORE } from '../spaces/core';
import { inAuthoredState } from '../authoring/authored-list';

/** Columns with the number of rows, and of those for which `isLate` holds. */
const counting = (isLate: SQL) => ({
  waiting: sql<number>`count(*)`.mapWith(Number),
  late: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
});

/**
 * Counts open questions that the viewer may answer; late past their day in Moscow. The indexes on `answered_at` and on
 * `recipient_id, answered_at` find the open ones.
 */
function countQuestions(ctx: Ctx) {
  const { answeredAt, isHidden, dueDay } = faqQuestions;
  return ctx.db
    .select(counting(sql`${dueDay} < ${moscowDay(ctx.now())}`))
    .from(faqQuestions)
    .where(and(isNull(answeredAt), sql`not ${isHidden}`, answerable(ctx)));
}

/** Counts the viewer's own trainings that are over, had people and have no visit; late a day after their end. */
function countVisits(ctx: Ctx) {
  const { id } = viewerOf(ctx);
  const now = ctx.now();
  const people = (visited?: SQL) =>
    ctx.db
      .select({ one: sql`1` })
      .from(trainingRegistrations)
      .where(
        and(
          eq(trainingRegistrations.trainingId, trainings.id),
          eq(trainingRegistrations.state, 'registered'),
          visited,
        ),
      );
  return ctx.db
    .select(counting(lt(trainings.endsAt, new Date(now.getTime() - DAY_MS))))
    .from(trainings)
    .where(
      and(
        or(eq(trainings.leaderId, id), eq(trainings.authorId, id)),
        eq(trainings.status, 'planned'),
        lte(trainings.endsAt, now),
        gte(trainings.endsAt, new Date(now.getTime() - VISITS_UNTIL_MS)),
        exists(people()),
        notExists(people(isNotNull(trainingRegistrations.visitedAt))),
      ),
    );
}

/** Counts unsaved drafts of the viewer in the editor of materials; never late. */
const countDrafts = (ctx: Ctx) =>
  ctx.db
    .select(counting(sql`false`))
    .from(editorDrafts)
    .where(and(eq(editorDrafts.userId, viewerOf(ctx).id), eq(editorDrafts.kind, 'article')));

/** Counts tests that were never published, of all authors: each publisher of tests is responsible for all of them. */
const countTests = (ctx: Ctx) =>
  ctx.db
    .select(counting(sql`false`))
    .from(tests)
    .where(and(inAuthoredState(tests, 'draft', ctx.now()), CORE.tests));

const COUNTS: Readonly<Record<WorkCount, (ctx: Ctx) => PromiseLike<Waiting[]>>> = {
  questions: countQuestions,
  visits: countVisits,
  drafts: countDrafts,
  tests: countTests,
};

/** Counts what waits for the viewer, by the right of each kind of work; null for kinds without the right. */
export async function countWork(ctx: Ctx) {
  const viewer = viewerOf(ctx);
  const count = async (name: WorkCount): Promise<Waiting | null> => {
    if (!can(viewer, WORK_COUNTS[name])) return null;
    const [row] = await COUNTS[name](ctx);
    return row ?? null;
  };
  const [questions, visits, drafts, authored] = await Promise.all([
    count('questions'),
    count('visits'),
    count('drafts'),
    count('tests'),
  ]);
  return { id: viewer.id, counts: { questions, visits, drafts, tests: authored } };
}
