import { and, asc, desc, eq, inArray } from 'drizzle-orm';
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
import type { Ctx } from '../../http/context';
import { coming, past, planned } from '../trainings/slot-filters';
import { inRussian, selectPage, total, type SelectQuery } from './list';

/** Topics that are not archived, in Russian order. */
export async function selectTopics(ctx: Ctx, query: SelectQuery & { mark?: string | undefined }) {
  const { id, name, isArchived, markId } = trainingTopics;
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({ id, name, markId: marks.slug, total })
      .from(trainingTopics)
      .innerJoin(marks, eq(marks.id, markId))
      .where(
        and(
          eq(isArchived, false),
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

interface TrainingQuery extends SelectQuery {
  topic_id?: string | undefined;
  state?: 'coming' | 'past' | 'all' | undefined;
}

/** Dates by their moment and place: coming ones from the next, past ones from the last. */
export async function selectTrainings(
  ctx: Ctx,
  { topic_id: topicId, state = 'coming', ...query }: TrainingQuery,
) {
  const now = ctx.now();
  const inState = { coming: coming(now), past: past(now), all: planned }[state];
  const { id, type, address, startsAt, endsAt, cityId } = trainings;
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({ ...{ id, type, address, startsAt, endsAt }, city: cities.name, total })
      .from(trainings)
      .leftJoin(cities, eq(cities.id, cityId))
      .where(and(inState, topicId ? eq(trainings.topicId, topicId) : undefined))
      .orderBy(state === 'past' ? desc(startsAt) : asc(startsAt), asc(id))
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
