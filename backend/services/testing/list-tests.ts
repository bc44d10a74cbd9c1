import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { testRow, testsQuery } from '@/api/testing/list-schemas';
import { authoredState } from '@/lib/domain/authored-state';
import { DAY_MS, moscowMidnight } from '@/lib/domain/moscow';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { attempts, testQuality, testRevisions, tests } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import {
  authoredFacts,
  changedLastBy,
  countsOfStates,
  inAuthoredState,
  stateCounts,
} from '../authoring/authored-list';
import { linkChoices } from '../learnings/link-choices';
import { CORE } from '../spaces/core';

type Query = z.output<typeof testsQuery>;

const changedBy = changedLastBy('test', tests.id);

/** Number of questions of the version that authors see: the draft, else the published one. */
const questionsCount = sql<number>`(
  select ${testRevisions.questionsCount} from ${testRevisions}
  where ${testRevisions.testId} = ${tests.id} and ${testRevisions.state} in ('draft', 'published')
  order by ${testRevisions.number} desc limit 1)`.mapWith(Number);
const hasDraft = sql<boolean>`exists (
  select from ${testRevisions} where ${testRevisions.testId} = ${tests.id} and ${testRevisions.state} = 'draft')`;
const sent = sql`from ${attempts} where ${attempts.testId} = ${tests.id} and ${attempts.submittedAt} is not null`;
const attemptsCount = sql<number>`(select count(*) ${sent})`.mapWith(Number);
const rightShare = sql<number | null>`(
  select avg((${attempts.result} ->> 'correctAnswersCount')::float
    / nullif((${attempts.result} ->> 'questionsCount')::int, 0)) ${sent})`;
const problemsCount = sql<number>`coalesce((
  select ${testQuality.problems} from ${testQuality}
  join ${testRevisions} on ${testRevisions.id} = ${testQuality.revisionId}
  where ${testRevisions.testId} = ${tests.id} and ${testRevisions.state} = 'published'), 0)`.mapWith(Number);

/** Columns of a row of the list beside those of the test. */
export const listedFacts = {
  ...{ markName: marks.name, questionsCount, attemptsCount, rightShare, problemsCount, changedBy },
};

function selectRows({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({
      row: tests,
      markId: marks.slug,
      ...listedFacts,
      hasDraft,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(tests)
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const title = sql`${tests.title} collate "und-x-icu"`;

/** Filters and sorts of the authors' list, shared with its file. */
export const testsList = listing<Query, Row>({
  from: selectRows,
  filters: {
    state: (state, ctx) => inAuthoredState(tests, state, ctx.now()),
    mark: (slugs) => inArray(marks.slug, slugs),
    type: (type) =>
      type === 'express' ? gt(tests.availableErrorsCount, 0) : eq(tests.availableErrorsCount, 0),
    video: () => isNotNull(tests.videoId),
    problem: () => gt(problemsCount, 0),
    author: (id, { db }) =>
      inArray(
        tests.id,
        db.select({ id: testRevisions.testId }).from(testRevisions).where(eq(testRevisions.authorId, id)),
      ),
    from: (day) => gte(tests.createdAt, moscowMidnight(day)),
    to: (day) => lt(tests.createdAt, new Date(moscowMidnight(day).getTime() + DAY_MS)),
    search: (words) => holds(tests.title, words),
  },
  sorts: {
    '-updatedAt': [desc(tests.updatedAt), desc(tests.id)],
    updatedAt: [asc(tests.updatedAt), asc(tests.id)],
    title: [asc(title), asc(tests.id)],
    '-title': [desc(title), desc(tests.id)],
    '-attempts': [desc(attemptsCount), desc(tests.id)],
    attempts: [asc(attemptsCount), asc(tests.id)],
    '-share': [sql`${rightShare} desc nulls last`, desc(tests.id)],
    share: [sql`${rightShare} asc nulls last`, asc(tests.id)],
    '-publishedAt': [sql`${tests.publishedAt} desc nulls last`, desc(tests.id)],
    publishedAt: [sql`${tests.publishedAt} asc nulls last`, asc(tests.id)],
    endDate: [sql`${tests.endDate} asc nulls last`, asc(tests.id)],
    '-endDate': [sql`${tests.endDate} desc nulls last`, desc(tests.id)],
  },
  sort: '-updatedAt',
});

type Listed = Of<typeof testRow> & { monthId: string | null; stepSlug: string | null };

function present({ row, total: _, ...rest }: Row, now: Date): Listed {
  const { id, title: name, image, availableErrorsCount, maxPoints } = row;
  const { startDate, endDate, publishedAt, updatedAt } = row;
  return {
    ...{ id, title: name, image, maxPoints },
    ...rest,
    isExpress: availableErrorsCount > 0,
    state: authoredState(row, now),
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    // for the programme: the core's response omits them
    ...{ monthId: row.programmeMonthId, stepSlug: row.stepSlug },
  };
}

async function countStates(ctx: Ctx, filter: Query['filter'], own: SQL | undefined) {
  const { state: _, ...others } = filter ?? {};
  const [row] = await ctx.db
    .select(countsOfStates(tests, ctx.now()))
    .from(tests)
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(and(own, testsList.where(ctx, { filter: others })));
  return stateCounts(row);
}

/** Condition: archived tests are excluded unless the filter names a state. */
export const notArchived = (filter: Query['filter']) =>
  filter?.state ? undefined : eq(tests.isArchived, false);

/** Lists tests for their authors by page, with counts by state. */
export async function listTests(ctx: Ctx, query: Query, own = CORE.tests) {
  const shown = and(own, notArchived(query.filter));
  const [{ rows, page }, states] = await Promise.all([
    testsList.read(ctx, query, shown),
    countStates(ctx, query.filter, own),
  ]);
  return { items: rows.map((row) => present(row, ctx.now())), page, meta: { states } };
}

/** Returns the ids of all tests that match a filter. */
export async function testIds(ctx: Ctx, filter: Query['filter'], own = CORE.tests): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: tests.id })
    .from(tests)
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(and(own, notArchived(filter), testsList.where(ctx, { filter })));
  return rows.map(({ id }) => id);
}

const authorsOf = ({ db }: Ctx, own: SQL | undefined) =>
  db
    .selectDistinct({ value: users.id, title: users.fullName })
    .from(testRevisions)
    .innerJoin(tests, eq(tests.id, testRevisions.testId))
    .innerJoin(users, eq(users.id, testRevisions.authorId))
    .where(and(own, ne(users.fullName, '')))
    .orderBy(users.fullName);

const { title: titleMost, ...limits } = TEST_LIMITS;

/** Returns the initial data of the list and the editor, in one call. */
export async function firstLoading(ctx: Ctx, own = CORE.tests) {
  const [facts, authors, links] = await Promise.all([
    authoredFacts(ctx, countStates(ctx, {}, own)),
    authorsOf(ctx, own),
    linkChoices(ctx),
  ]);
  return {
    ...{ ...facts, ...links },
    authors: authors.map(({ value, title: name }) => ({ value, title: name ?? '' })),
    limits: { title: titleMost, ...limits },
    defaults: {
      pointsMultiplier: 1,
      availableErrorsCount: 0,
      multipleChoiceScoring: 'right-minus-wrong' as const,
    },
  };
}
