import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { registerSelf } from '@/api/trainings/endpoints';
import type { BodyOf } from '@/api/core/endpoint';
import { cities } from '@/backend/db/schema/directory';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings, trainingTopics } from '@/backend/db/schema/trainings';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import type { TestBackend } from './backend';
import { unique, type Actor } from './given';

interface TrainingOptions {
  topicId?: string;
  /** City of the training; without one it is a webinar. */
  city?: string;
  zone?: string;
  address?: string;
  capacity?: number | null;
  leaderId?: string;
  authorId?: string;
  /** Days from now. */
  inDays?: number;
  startsAt?: Date;
  hours?: number;
  notes?: string;
}

type Asked = BodyOf<Awaited<ReturnType<(typeof registerSelf)['shapes']>>>;

type Backend = Pick<TestBackend, 'db' | 'given' | 'call'> & { clock: Pick<TestBackend['clock'], 'now'> };

function only<T>([row]: T[]): T {
  if (!row) throw new Error('The row was not made');
  return row;
}

/** Factories of topics and trainings for one test, and calls that book them. */
export function givenTrainings({ db, given, clock, call }: Backend) {
  let author: Promise<Actor> | undefined;
  const authorId = async () => (await (author ??= given.user({ roles: ['trainer'] }))).id;

  async function topic({
    name = unique('Тема'),
    mark,
  }: { name?: string; mark?: string } = {}): Promise<string> {
    const { id: markId } = await given.mark(mark ? { slug: mark } : {});
    const createdById = await authorId();
    return only(await db.insert(trainingTopics).values({ name, markId, createdById }).returning()).id;
  }

  async function city(name: string, timeZone: string): Promise<string> {
    const [known] = await db.select().from(cities).where(eq(cities.name, name));
    return known?.id ?? only(await db.insert(cities).values({ name, timeZone }).returning()).id;
  }

  async function training(options: TrainingOptions = {}) {
    const { inDays = 4, hours = 2, zone = 'Europe/Moscow', leaderId, notes = '' } = options;
    const startsAt = options.startsAt ?? new Date(clock.now().getTime() + inDays * DAY_MS);
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR_MS) };
    const { day, from, to } = wallOf(span, zone);
    const cityId = options.city === undefined ? null : await city(options.city, zone);
    const values = {
      topicId: options.topicId ?? (await topic()),
      type: cityId === null ? ('webinar' as const) : ('offline' as const),
      ...{ localDay: day, localFrom: from, localTo: to, timeZone: zone, ...span },
      cityId,
      address: cityId === null ? null : (options.address ?? `ул. ${unique('Баумана')}, 44`),
      capacity: options.capacity === undefined ? 30 : options.capacity,
      authorId: options.authorId ?? (await authorId()),
      leaderId: leaderId ?? null,
      notes,
    };
    return only(await db.insert(trainings).values(values).returning());
  }

  const register = (as: Actor, id: string, body: Asked = {}, key: string = crypto.randomUUID()) =>
    call(registerSelf, { as, params: { id }, body, idempotencyKey: key });

  /** People with a registration of the training, in the order of its line. */
  async function people(trainingId: string, state?: 'registered' | 'waiting'): Promise<string[]> {
    const row = trainingRegistrations;
    const rows = await db
      .select({ userId: row.userId })
      .from(row)
      .where(and(eq(row.trainingId, trainingId), state ? eq(row.state, state) : undefined))
      .orderBy(asc(row.id));
    return rows.map(({ userId }) => userId ?? 'guest');
  }

  /** Gives a person a seat without a call. */
  async function seat(userId: string, trainingId: string): Promise<string> {
    const held = { trainingId, userId, state: 'registered' as const, source: 'self' as const };
    const values = { ...held, since: clock.now(), checkInCode: unique('code') };
    const { id } = only(await db.insert(trainingRegistrations).values(values).returning());
    await db
      .update(trainings)
      .set({ taken: sql`${trainings.taken} + 1` })
      .where(eq(trainings.id, trainingId));
    return id;
  }

  const taken = async (id: string) =>
    only(await db.select({ taken: trainings.taken }).from(trainings).where(eq(trainings.id, id))).taken;

  /** Number of people who came. */
  const visited = (trainingId: string) => {
    const row = trainingRegistrations;
    return db.$count(row, and(eq(row.trainingId, trainingId), isNotNull(row.visitedAt)));
  };

  /** Number of trainings of a topic. */
  const dates = (topicId: string) => db.$count(trainings, eq(trainings.topicId, topicId));

  return { topic, training, dates, register, seat, people, taken, visited };
}
