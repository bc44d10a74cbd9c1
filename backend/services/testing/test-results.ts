import { and, count, countDistinct, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { testResults } from '@/api/testing/schemas';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { attempts, tests } from '../../db/schema/tests';
import type { Ctx } from '../../http/context';
import { narrow } from '../../http/listing';
import { medianSeconds, openedBy } from '../authoring/reach';
import { testMissing } from './present';
import { qualitiesOf } from './question-qualities';
import { revisionsOf, testVersions, type Revision } from './revisions';
import { choicesOf, whichAttempts, type Which } from './which-attempts';
import { CORE } from '../spaces/core';
import type { Space } from '../spaces/space';

type Summary = Of<typeof testResults>;

const right = sql<number>`(${attempts.result} ->> 'correctAnswersCount')::int`;
const asked = sql`nullif((${attempts.result} ->> 'questionsCount')::int, 0)`;
const isSent = isNotNull(attempts.submittedAt);
const passed = sql`(${attempts.result} ->> 'passed')::boolean`;

/** The funnel: how many people opened, began, sent and passed the test. */
async function funnelOf(ctx: Ctx, testId: string, { paidFor }: Space, which: SQL | undefined) {
  const people = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(distinct ${attempts.userId}) filter (where ${condition})`.mapWith(Number);
  const [opened, pointsPaid, [row]] = await Promise.all([
    which ? null : openedBy(ctx, 'test', testId),
    which ? null : paidFor(ctx, testId),
    ctx.db
      .select({
        begun: countDistinct(attempts.userId),
        sent: people(sql`${isSent}`),
        passed: people(sql`${passed}`),
        attempts: sql<number>`count(*) filter (where ${isSent})`.mapWith(Number),
        unfinished: sql<number>`count(*) filter (where not (${isSent}))`.mapWith(Number),
        meanShare: sql<number | null>`avg(${right}::float / ${asked})`,
        medianShare: sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${right}::float / ${asked})`,
        points: sql<number>`coalesce(sum((${attempts.result} ->> 'points')::int), 0)`.mapWith(Number),
        medianSeconds: medianSeconds(attempts.startedAt, attempts.submittedAt),
      })
      .from(attempts)
      .where(and(eq(attempts.testId, testId), which)),
  ]);
  const none = { begun: 0, sent: 0, passed: 0, attempts: 0, unfinished: 0, points: 0 };
  const { points, ...counts } = row ?? none;
  return {
    ...{ meanShare: null, medianShare: null, medianSeconds: null },
    ...counts,
    // people who began before openings were recorded have opened it too
    opened: opened === null ? null : Math.max(opened, counts.begun),
    // of selected attempts: the points of their results when they were sent
    pointsPaid: pointsPaid ?? points,
  };
}

async function distributionOf(
  ctx: Ctx,
  testId: string,
  which: SQL | undefined,
): Promise<Summary['distribution']> {
  const rows = await ctx.db
    .select({ right, attempts: count() })
    .from(attempts)
    .where(and(eq(attempts.testId, testId), isSent, which))
    .groupBy(right);
  const most = Math.max(0, ...rows.map((row) => row.right));
  const of = new Map(rows.map((row) => [row.right, row.attempts]));
  return rows.length === 0
    ? []
    : Array.from({ length: most + 1 }, (_, at) => ({ right: at, attempts: of.get(at) ?? 0 }));
}

async function questionsOf(
  ctx: Ctx,
  revision: Revision,
  which: SQL | undefined,
): Promise<Summary['questions']> {
  const { content } = revision;
  const qualities = await qualitiesOf(ctx.db, revision, which);
  return qualities.map(({ unused, options, ...quality }, at) => {
    const question = content.questions[at];
    return {
      ...quality,
      text: question?.text ?? '',
      type: question?.type ?? 'single_choice',
      options: options.map((option, nth) => ({
        ...option,
        text: question?.options[nth]?.text || `вариант ${String(nth + 1)}`,
        isRight: question?.options[nth]?.isRight ?? false,
        isUnused: unused.includes(option.id),
      })),
    };
  });
}

/** Statistics of a test: its funnel, its results and the quality of each question. 404 `test-missing`. */
export async function testResultsOf(
  ctx: Ctx,
  id: string,
  filter: Which = {},
  space: Space = CORE,
): Promise<Summary> {
  const [test] = await ctx.db
    .select({ title: tests.title, markId: marks.slug })
    .from(tests)
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(and(eq(tests.id, id), space.tests));
  if (!test) throw testMissing();
  const which = narrow(whichAttempts, ctx, filter);
  const asked =
    filter.revision === undefined
      ? (await revisionsOf(ctx.db, id)).published
      : await testVersions.numbered(ctx.db, id, filter.revision);
  const [funnel, distribution, questions, choices] = await Promise.all([
    funnelOf(ctx, id, space, which),
    distributionOf(ctx, id, which),
    asked ? questionsOf(ctx, asked, which) : [],
    choicesOf(ctx, id),
  ]);
  return { id, ...test, ...funnel, distribution, choices, questions };
}
