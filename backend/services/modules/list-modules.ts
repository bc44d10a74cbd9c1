import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { moduleManageQuery, moduleQuery } from '@/api/modules/schemas';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { marks } from '../../db/schema/directory';
import { learningProgress } from '../../db/schema/learning';
import { modules } from '../../db/schema/modules';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { firstModule } from './module-order';
import { presentModule, published, selectModules } from './module-row';

type Query = z.output<typeof moduleQuery>;
type ManageQuery = z.output<typeof moduleManageQuery>;
type Row = Awaited<ReturnType<typeof from>>[number];
type State = NonNullable<NonNullable<Query['filter']>['state']>;

const from = (ctx: Ctx, where: SQL | undefined) => selectModules(ctx.db, viewerOf(ctx).id, where);

const finished = or(isNotNull(learningProgress.finishedAt), isNotNull(learningProgress.lastAccrualPointsAt));
const STATES: Readonly<Record<State, SQL | undefined>> = {
  finished,
  started: and(isNotNull(learningProgress.itemId), sql`not (${finished})`),
  open: isNull(learningProgress.itemId),
};

const SORTS: Record<NonNullable<Query['sort']>, SQL> = {
  '-publishedAt': desc(modules.publishedAt),
  title: asc(sql`${modules.title} collate "und-x-icu"`),
  '-points': sql`case when ${modules.isDynamicScoring} then (
    select max((rule ->> 'points')::int) from jsonb_array_elements(${modules.scoringRules}) rule)
    else ${modules.points} end desc nulls last`,
};
const whole = (sort: keyof typeof SORTS) => [firstModule(modules.slug), SORTS[sort], desc(modules.id)];
const ofMarks = (slugs: string[]) => inArray(marks.slug, slugs);

const open = listing<Query, Row>({
  from,
  filters: {
    mark: ofMarks,
    unbranded: () => eq(marks.slug, PORTAL_BRAND),
    state: (state) => STATES[state],
  },
  sorts: { '-publishedAt': whole('-publishedAt'), title: whole('title'), '-points': whole('-points') },
  sort: '-publishedAt',
});

const all = listing<ManageQuery, Row>({
  from,
  filters: { mark: ofMarks, status: (status) => eq(modules.status, status) },
  sorts: {},
  sort: whole('-publishedAt'),
});

/** Returns published modules with the viewer's likes, favourites and progress; one query. */
export async function listModules(ctx: Ctx, query: Query) {
  const { rows, page } = await open.read(ctx, query, published(ctx.now()));
  return { items: rows.map(presentModule), page, meta: {} };
}

/** Returns modules in every state, for authors. */
export async function manageModules(ctx: Ctx, query: ManageQuery) {
  const { rows, page } = await all.read(ctx, query);
  return { items: rows.map(presentModule), page, meta: {} };
}
