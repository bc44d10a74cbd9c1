import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isAdmin } from '@/lib/access/belongs';
import type { trainingChangeForm, trainingForm } from '@/lib/validation/forms/training';
import { leadsTrainings } from '@/lib/access/roles';
import { moscowDay } from '@/lib/domain/moscow';
import { shiftDay } from '@/lib/domain/week';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { cities } from '../../db/schema/directory';
import { trainingTopics } from '../../db/schema/trainings';
import { roles, userRoles, users } from '../../db/schema/users';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { insertTopic } from './insert-topic';

export type Asked = Omit<z.output<typeof trainingChangeForm>, 'localDay' | 'confirmBusy'>;
type Themed = Pick<z.output<typeof trainingForm>, 'topicId' | 'topicName' | 'mark' | 'description'>;

const FAR_DAYS = 365;

/**
 * Returns the leader to be stored: an admin chooses anybody with a leading role, a trainer only themselves or the
 * present leader. 422 on `leader_id`.
 */
export async function leaderOf(ctx: Ctx, asked: string | null, before: string | null): Promise<string> {
  const viewer = viewerOf(ctx);
  const { id } = viewer;
  const choosesFreely = isAdmin(viewer);
  const leaderId = asked ?? (choosesFreely ? null : id);
  const missing = () => wrongField('leader_id', 'leader-missing', 'Выберите ведущего: тренера или эксперта.');
  if (leaderId === null) throw missing();
  if (leaderId === before) return leaderId;
  if (!choosesFreely) {
    if (leaderId === id) return leaderId;
    throw wrongField('leader_id', 'leader-missing', 'Ведущим можно указать только себя.');
  }
  const leads = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(and(eq(userRoles.userId, users.id), inArray(roles.name, [...leadsTrainings]))),
  );
  const inUse = and(eq(users.id, leaderId), isNull(users.erasedAt), eq(users.isArchived, false), leads);
  if ((await ctx.db.$count(users, inUse)) === 0) throw missing();
  return leaderId;
}

/** Maps place, capacity and leader to columns; the zone of a hall is that of its city. 422 on fields. */
export async function placedOf(ctx: Ctx, asked: Asked, before: string | null = null) {
  const { type, capacity, notes, mtsEventId, recordingUrl, localFrom, localTo } = asked;
  const leaderId = await leaderOf(ctx, asked.leaderId, before);
  const common = {
    type,
    capacity,
    leaderId,
    localFrom,
    localTo,
    notes: notes ?? '',
    mtsEventId,
    recordingUrl,
  };
  if (type === 'webinar') {
    return { ...common, cityId: null, address: null, timeZone: asked.timeZone ?? MOSCOW_ZONE };
  }
  const [city] = await ctx.db
    .select({ id: cities.id, timeZone: cities.timeZone })
    .from(cities)
    .where(eq(cities.id, asked.cityId ?? ''));
  if (!city) throw wrongField('city_id', 'city-missing', 'Выберите город из списка.');
  return { ...common, mtsEventId: null, cityId: city.id, address: asked.address, timeZone: city.timeZone };
}
export type Placed = Awaited<ReturnType<typeof placedOf>>;

/** Adds the day and the instants that follow from it. */
export const datedOn = (placed: Placed, localDay: string) => ({
  ...placed,
  localDay,
  ...instantsOf({ day: localDay, from: placed.localFrom, to: placed.localTo }, placed.timeZone),
});
export type Dated = ReturnType<typeof datedOn>;

/** Returns the problem of a day (it has passed, or is more than a year ahead), or null. */
export function dayProblem(
  { startsAt, localDay }: Dated,
  now: Date,
): { code: string; message: string } | null {
  if (startsAt <= now) return { code: 'in-past', message: 'Дата и время начала уже прошли.' };
  if (localDay > shiftDay(moscowDay(now), FAR_DAYS)) {
    return { code: 'too-far', message: 'Планируйте не дальше чем на год вперёд.' };
  }
  return null;
}

/**
 * Returns the id of the topic, creates a new one. 422 on fields. Call in the transaction that creates its trainings.
 */
export async function topicOf(ctx: Ctx, { topicId, topicName, mark, description }: Themed): Promise<string> {
  if (topicId) {
    const { id, isArchived } = trainingTopics;
    // share lock: nobody can archive the topic while a training of it is created
    const [known] = await ctx.db
      .select({ id, isArchived })
      .from(trainingTopics)
      .where(eq(id, topicId))
      .for('share');
    if (!known) throw wrongField('topic_id', 'topic-missing', 'Выберите тему из списка.');
    if (known.isArchived) throw wrongField('topic_id', 'topic-archived', 'Тема в архиве. Выберите другую.');
    return known.id;
  }
  const facts = { name: topicName ?? '', mark: mark ?? '', description: description ?? '', image: null };
  const made = await insertTopic(ctx, facts);
  if (made === null) {
    throw wrongField('topic_name', 'topic-taken', 'Такая тема у бренда уже есть: выберите её из списка.');
  }
  return made;
}

export const sameSlot = () =>
  new AppError(409, 'same-slot', 'Такой тренинг уже есть: та же тема, время и место.');

export const trainerBusy = (words: string) => new AppError(409, 'trainer-busy', words);
