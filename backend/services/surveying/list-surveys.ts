import { and, asc, desc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { surveyRow, surveysQuery } from '@/api/surveying/author-schemas';
import { authoredState } from '@/lib/domain/authored-state';
import { DAY_MS, moscowMidnight } from '@/lib/domain/moscow';
import { SURVEY_LIMITS } from '@/lib/domain/survey-authoring';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { surveyResponses, surveyRevisions, surveys } from '../../db/schema/surveys';
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

type Query = z.output<typeof surveysQuery>;

/** Number of questions of the version that authors see: the draft, else the published one. */
const questionsCount = sql<number>`(
  select ${surveyRevisions.questionsCount} from ${surveyRevisions}
  where ${surveyRevisions.surveyId} = ${surveys.id} and ${surveyRevisions.state} in ('draft', 'published')
  order by ${surveyRevisions.number} desc limit 1)`.mapWith(Number);
const hasDraft = sql<boolean>`exists (
  select from ${surveyRevisions}
  where ${surveyRevisions.surveyId} = ${surveys.id} and ${surveyRevisions.state} = 'draft')`;
const responsesCount = sql<number>`(
  select count(*) from ${surveyResponses}
  where ${surveyResponses.surveyId} = ${surveys.id} and ${surveyResponses.submittedAt} is not null)`.mapWith(
  Number,
);
const changedBy = changedLastBy('survey', surveys.id);

const selectRows = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({
      row: surveys,
      markId: marks.slug,
      markName: marks.name,
      ...{ questionsCount, hasDraft, responsesCount, changedBy },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(surveys)
    .innerJoin(marks, eq(marks.id, surveys.markId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectRows>>[number];

const title = sql`${surveys.title} collate "und-x-icu"`;

const authored = listing<Query, Row>({
  from: selectRows,
  filters: {
    state: (state, ctx) => inAuthoredState(surveys, state, ctx.now()),
    mark: (slugs) => inArray(marks.slug, slugs),
    author: (id, { db }) =>
      inArray(
        surveys.id,
        db
          .select({ id: surveyRevisions.surveyId })
          .from(surveyRevisions)
          .where(eq(surveyRevisions.authorId, id)),
      ),
    from: (day) => gte(surveys.createdAt, moscowMidnight(day)),
    to: (day) => lt(surveys.createdAt, new Date(moscowMidnight(day).getTime() + DAY_MS)),
    search: (words) => holds(surveys.title, words),
  },
  sorts: {
    '-updatedAt': [desc(surveys.updatedAt), desc(surveys.id)],
    updatedAt: [asc(surveys.updatedAt), asc(surveys.id)],
    title: [asc(title), asc(surveys.id)],
    '-title': [desc(title), desc(surveys.id)],
    '-responses': [desc(responsesCount), desc(surveys.id)],
    responses: [asc(responsesCount), asc(surveys.id)],
  },
  sort: '-updatedAt',
});

function present({ row, total: _, ...rest }: Row, now: Date): Of<typeof surveyRow> {
  const { id, slug, title: name, image, countPoints, startDate, endDate, publishedAt, updatedAt } = row;
  return {
    ...{ id, slug, title: name, image, countPoints },
    ...rest,
    state: authoredState(row, now),
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

async function countStates(ctx: Ctx, filter: Query['filter']) {
  const { state: _, ...others } = filter ?? {};
  const [row] = await ctx.db
    .select(countsOfStates(surveys, ctx.now()))
    .from(surveys)
    .innerJoin(marks, eq(marks.id, surveys.markId))
    .where(authored.where(ctx, { filter: others }));
  return stateCounts(row);
}

/** Condition: archived surveys are excluded unless the filter names a state. */
const notArchived = (filter: Query['filter']) => (filter?.state ? undefined : eq(surveys.isArchived, false));

/** Returns the ids of all surveys that match a filter. */
export async function surveyIds(ctx: Ctx, filter: Query['filter']): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: surveys.id })
    .from(surveys)
    .innerJoin(marks, eq(marks.id, surveys.markId))
    .where(and(notArchived(filter), authored.where(ctx, { filter })));
  return rows.map(({ id }) => id);
}

/** Lists surveys for their authors by page, with counts by state. */
export async function listSurveys(ctx: Ctx, query: Query) {
  const own = notArchived(query.filter);
  const [{ rows, page }, states] = await Promise.all([
    authored.read(ctx, query, own),
    countStates(ctx, query.filter),
  ]);
  return { items: rows.map((row) => present(row, ctx.now())), page, meta: { states } };
}

const authorsOf = ({ db }: Ctx) =>
  db
    .selectDistinct({ value: users.id, title: users.fullName })
    .from(surveyRevisions)
    .innerJoin(users, eq(users.id, surveyRevisions.authorId))
    .where(ne(users.fullName, ''))
    .orderBy(users.fullName);

/** Returns the initial data of the list and the editor, in one call. */
export async function surveysFirstLoading(ctx: Ctx) {
  const [facts, authors] = await Promise.all([authoredFacts(ctx, countStates(ctx, {})), authorsOf(ctx)]);
  return {
    ...facts,
    authors: authors.map(({ value, title: name }) => ({ value, title: name ?? '' })),
    limits: { ...SURVEY_LIMITS },
  };
}
