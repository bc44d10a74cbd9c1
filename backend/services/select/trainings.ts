import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isAdmin } from '@/lib/access/belongs';
import { leadsTrainings } from '@/lib/access/roles';
import { placeWords } from '@/lib/domain/training-words';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { cities, marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { roles } from '../../db/schema/users';
import { holds } from '../../db/text';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { ledBy } from '../trainings/may-manage';
import { coming, past, planned, slotFilters } from '../trainings/slot-filters';
import { inRussian, selectPage, total, type SelectQuery } from './list';

interface OfTrainings extends SelectQuery {
  id?: string | undefined;
  /** `1`: the choices of those who manage trainings; needs `trainings.manage`. */
  manage?: '0' | '1' | undefined;
}

function isManaged(ctx: Ctx, { manage }: OfTrainings): boolean {
  if (manage === '1') assertCan(ctx, 'trainings.manage');
  return manage === '1';
}

/** Topics that are not archived, in Russian order; with `manage` the archived ones too, 403 without the right. */
export async function selectTopics(ctx: Ctx, query: OfTrainings & { mark?: string | undefined }) {
  const { id, name, isArchived, markId } = trainingTopics;
  const all = isManaged(ctx, query);
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({ id, name, markId: marks.slug, total })
      .from(trainingTopics)
      .innerJoin(marks, eq(marks.id, markId))
      .where(
        and(
          all ? undefined : eq(isArchived, false),
          query.id ? eq(id, query.id) : undefined,
          holds(name, query.name),
          query.mark ? eq(marks.slug, query.mark) : undefined,
        ),
      )
      .orderBy(inRussian(name), asc(id))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows, ...page };
}

interface TrainingQuery extends OfTrainings {
  topic_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: 'coming' | 'past' | 'all' | undefined;
}

/**
 * Lists trainings by time and place: coming ones from the nearest, past ones from the latest. With `manage` always from
 * the latest, and only those the viewer may manage; 403 without the right.
 */
export async function selectTrainings(
  ctx: Ctx,
  { topic_id: topicId, state = 'coming', ...query }: TrainingQuery,
) {
  const now = ctx.now();
  const ofManaged = isManaged(ctx, query);
  const fromLast = ofManaged || state === 'past';
  const viewer = viewerOf(ctx);
  const inState = { coming: coming(now), past: past(now), all: planned }[state];
  const { id, type, address, startsAt, endsAt, cityId } = trainings;
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({ ...{ id, type, address, startsAt, endsAt }, city: cities.name, total })
      .from(trainings)
      .leftJoin(cities, eq(cities.id, cityId))
      .where(
        and(
          inState,
          ofManaged && !isAdmin(viewer) ? ledBy(viewer.id) : undefined,
          query.id ? eq(id, query.id) : undefined,
          topicId ? eq(trainings.topicId, topicId) : undefined,
          query.from ? slotFilters.from(query.from) : undefined,
          query.to ? slotFilters.to(query.to) : undefined,
        ),
      )
      .orderBy(fromLast ? desc(startsAt) : asc(startsAt), asc(id))
      .limit(limit)
      .offset(offset),
  );
  const items = rows.map((row) => {
    const when = momentWords(formatSlot(wallOf(row, MOSCOW_ZONE)), now);
    return { id: row.id, name: `${when} · ${placeWords(row)}` };
  });
  return { items, ...page };
}

/** Roles of those who may lead a training. */
export async function selectRoles(ctx: Ctx) {
  const items = await ctx.db
    .select()
    .from(roles)
    .where(inArray(roles.name, [...leadsTrainings]))
    .orderBy(asc(roles.name));
  return { items, meta: {} };
}
