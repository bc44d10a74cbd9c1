import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleManageQuery, articleRow } from '@/api/articles/author-schemas';
import { PUBLICATION_STATES, publicationState } from '@/lib/domain/publication-state';
import type { Of } from '@/lib/json-api/resource';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { auditRecords } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { inState } from '../authoring/states';
import { CORE } from '../spaces/core';

type Query = z.output<typeof articleManageQuery>;

/** Who wrote last: the audit has it, the row has no column of its own. */
const changedBy = sql<string | null>`(
  select ${users.fullName} from ${auditRecords} join ${users} on ${users.id} = ${auditRecords.actorId}
  where ${auditRecords.subjectType} = 'article' and ${auditRecords.subjectId} = ${articles.id}::text
  order by ${auditRecords.id} desc limit 1)`;

function selectRows({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({
      id: articles.id,
      slug: articles.slug,
      entries: articles.kind,
      title: articles.title,
      brand: marks.slug,
      markName: marks.name,
      image: articles.preview,
      status: articles.status,
      publishedAt: articles.publishedAt,
      needErid: articles.needErid,
      updatedAt: articles.updatedAt,
      changedBy,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(and(CORE.articles, where));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const title = sql`${articles.title} collate "und-x-icu"`;
/** A draft has no day: after those that have one, whichever way they go. */
const day = (direction: SQL) => sql`${articles.publishedAt} ${direction} nulls last`;

/** The authors' list: every article and video whatever its state; exports read it by the same filters. */
export const authoredList = listing<Query, Row>({
  from: selectRows,
  filters: {
    mark: (slugs) => inArray(marks.slug, slugs),
    state: (state, ctx) => inState('article', articles, state, ctx.now()),
    entries: ({ alias }) => eq(articles.kind, alias),
    search: (words) => or(holds(articles.title, words), holds(articles.slug, words)),
  },
  sorts: {
    '-updatedAt': [desc(articles.updatedAt), desc(articles.id)],
    updatedAt: [asc(articles.updatedAt), asc(articles.id)],
    title: [asc(title), asc(articles.id)],
    '-title': [desc(title), desc(articles.id)],
    '-publishedAt': [day(sql`desc`), desc(articles.id)],
    publishedAt: [day(sql`asc`), asc(articles.id)],
  },
  sort: '-updatedAt',
});

function present({ total: _total, status, ...row }: Row, now: Date): Of<typeof articleRow> {
  return {
    ...row,
    state: publicationState('article', { status, publishedAt: row.publishedAt }, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** How many of each state there are under the other filters. */
async function countStates(ctx: Ctx, query: Query) {
  const { state: _state, ...filter } = query.filter ?? {};
  const isIn = (state: (typeof PUBLICATION_STATES)[number]) =>
    sql<number>`count(*) filter (where ${inState('article', articles, state, ctx.now())})`.mapWith(Number);
  const [counts] = await ctx.db
    .select({
      draft: isIn('draft'),
      scheduled: isIn('scheduled'),
      published: isIn('published'),
      archived: isIn('archived'),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(and(CORE.articles, authoredList.where(ctx, { filter })));
  return PUBLICATION_STATES.map((value) => ({ value, count: counts?.[value] ?? 0 }));
}

/** A page of the authors' list, the last changed first unless asked otherwise, with the count of each state. */
export async function manageArticles(ctx: Ctx, query: Query) {
  const [{ rows, page }, states] = await Promise.all([
    authoredList.read(ctx, query),
    countStates(ctx, query),
  ]);
  return { items: rows.map((row) => present(row, ctx.now())), page, meta: { states } };
}
