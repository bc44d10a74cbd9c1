import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import {
  changeTraining,
  createSeries,
  createTraining,
  dropTraining,
  getManaged,
  listManaged,
  manageTopics,
} from '@/api/timetable/endpoints';
import { cities } from '@/backend/db/schema/directory';
import { notifications } from '@/backend/db/schema/notifications';
import { auditRecords } from '@/backend/db/schema/system';
import { trainings } from '@/backend/db/schema/trainings';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining, type TrainingChange } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let other: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
  other = await backend.as('trainer');
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

type Body = BodyOf<Awaited<ReturnType<(typeof createTraining)['shapes']>>>;
type Series = BodyOf<Awaited<ReturnType<(typeof createSeries)['shapes']>>>;

const pointers = ({ errors }: { errors: { source?: unknown }[] }) =>
  errors.map(({ source }) => (source as { pointer?: string } | undefined)?.pointer).sort();

async function vladivostok(): Promise<string> {
  const values = { name: unique('Владивосток'), timeZone: 'Asia/Vladivostok' };
  const [city] = await backend.db.insert(cities).values(values).returning();
  return city?.id ?? '';
}
const webinar: Body = {
  ...{ type: 'webinar', cityId: null, address: null, capacity: '', leaderId: null },
  ...{ localDay: '2026-12-01', localFrom: '15:00', localTo: '16:30', timeZone: 'Europe/Moscow' },
  ...{ topicId: null, topicName: null, mark: null, description: null },
  ...{ mtsEventId: null, notes: null, recordingUrl: null },
};
const create = (as: Actor, body: Partial<Body>, key: string = crypto.randomUUID()) =>
  backend.call(createTraining, { as, body: { ...webinar, ...body }, idempotencyKey: key });
const read = async (as: Actor, id: string) => (await backend.call(getManaged, { as, params: { id } })).value;
const change = (as: Actor, id: string, body: TrainingChange) =>
  backend.call(changeTraining, { as, params: { id }, body });
const drop = (as: Actor, id: string, reason?: string) =>
  backend.call(dropTraining, { as, params: { id }, body: reason === undefined ? {} : { reason } });
const series = (as: Actor, body: Partial<Series>) =>
  backend.call(createSeries, {
    as,
    body: { ...webinar, repeat: 'week', weekdays: [], until: '2026-12-22', mode: 'check', ...body },
    idempotencyKey: crypto.randomUUID(),
  });

const wholeOf = (id: string) => wholeTraining(backend, trainer, id);
/** One that the trainer leads, a week ahead unless told. */
const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
const titles = async ({ id }: Actor) =>
  (await backend.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ data }) => data.title,
  );

const CALLS: [string, Endpoint, object][] = [
  ['manageTopics', manageTopics as unknown as Endpoint, {}],
  ['listManaged', listManaged as unknown as Endpoint, {}],
  ['getManaged', getManaged as unknown as Endpoint, {}],
  ['createTraining', createTraining as unknown as Endpoint, { body: webinar }],
  ['createSeries', createSeries as unknown as Endpoint, { body: {} }],
  ['changeTraining', changeTraining as unknown as Endpoint, { body: {} }],
  ['dropTraining', dropTraining as unknown as Endpoint, { body: {} }],
];

describe('the timetable is for trainers and admins', () => {
  test.each(CALLS)('%s', async (_, endpoint, options) => {
    const asked = { params: { id: '1' }, ...options };
    expect((await backend.call(endpoint, asked as never)).status).toBe(401);
    for (const role of ['expert', 'support', 'regional', undefined]) {
      const as = await backend.as(role);
      expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
    }
  });

  test('`manage` is the list, not a training of that name', async () => {
    const { document } = await backend.call(listManaged, { as: trainer });
    expect((document as { data: unknown }).data).toBeInstanceOf(Array);
  });

  test('another trainer reads a training and changes nothing; an absent one looks the same', async () => {
    const { id } = await led();
    expect((await read(other, id)).canManage).toBe(false);
    const body = await wholeOf(id);
    for (const at of [id, '987654321', 'x']) {
      expect(codeOf(await change(other, at, body))).toBe('404 training-missing');
      expect(codeOf(await drop(other, at))).toBe('404 training-missing');
    }
    expect(codeOf(await backend.call(getManaged, { as: other, params: { id: '987654321' } }))).toBe(
      '404 training-missing',
    );
  });
});

describe('the list', () => {
  test('narrows by brand, kind, city, days, topic, words, leader, state and one’s own', async () => {
    const name = unique('Пилинги');
    const mark = await backend.given.mark();
    const topicId = await given.topic({ name, mark: mark.slug });
    const city = unique('Пермь');
    const hall = await led({ topicId, city, inDays: 3 });
    const past = await given.training({ topicId, inDays: -3 });
    const online = await given.training({ topicId, inDays: 5, leaderId: other.id });
    await drop(admin, online.id);
    // made by the trainer for a colleague: it is the colleague's
    const cancelled = await given.training({ topicId, inDays: 6, leaderId: other.id, authorId: trainer.id });
    await given.seat((await backend.as()).id, cancelled.id);
    await drop(admin, cancelled.id, 'Заболел');
    const ids = async (filter: object) => {
      const query = { filter: { topicId, ...filter } };
      const { value } = await backend.call(listManaged, { as: trainer, query });
      return value.items.map(({ id }) => id);
    };
    expect(await ids({})).toEqual([past.id, hall.id, cancelled.id]);
    expect(await ids({ state: 'coming' })).toEqual([hall.id]);
    expect(await ids({ state: 'past' })).toEqual([past.id]);
    expect(await ids({ state: 'cancelled' })).toEqual([cancelled.id]);
    expect(await ids({ mine: '1' })).toEqual([hall.id]);
    expect(await ids({ trainerId: trainer.id, role: 'trainer' })).toEqual([hall.id]);
    expect(await ids({ role: 'expert' })).toEqual([]);
    expect(await ids({ type: 'offline' })).toEqual([hall.id]);
    expect(await ids({ cityId: hall.cityId ?? '' })).toEqual([hall.id]);
    expect(await ids({ search: city.toUpperCase() })).toEqual([hall.id]);
    expect(await ids({ mark: mark.slug })).toEqual([past.id, hall.id, cancelled.id]);
    expect(await ids({ from: '2026-11-21', to: '2026-11-24' })).toEqual([hall.id]);
    const { value } = await backend.call(listManaged, {
      as: trainer,
      query: { filter: { topicId, state: 'past' }, sort: '-taken' },
    });
    expect(value.meta.states).toEqual([
      { value: 'coming', count: 1 },
      { value: 'past', count: 1 },
      { value: 'cancelled', count: 1 },
    ]);
    const topics = await backend.call(manageTopics, { as: trainer, query: { filter: { topicId } } });
    expect(topics.value.items.map((topic) => [topic.name, topic.trainings.map(({ id }) => id)])).toEqual([
      [name, [past.id, hall.id, cancelled.id]],
    ]);
  });

  test('a date is found by its leader, surname first or last', async () => {
    const lastName = unique('Громов');
    const leader = await backend.given.user({ roles: ['expert'], lastName, firstName: 'Алексей' });
    const { id } = await given.training({ leaderId: leader.id });
    await given.training({ leaderId: other.id });
    for (const search of [`${lastName} Алексей`, `алексей ${lastName}`]) {
      const { value } = await backend.call(listManaged, { as: trainer, query: { filter: { search } } });
      expect(value.items.map((one) => one.id)).toEqual([id]);
    }
  });

  test('a topic without dates is there until dates are asked for; an unknown filter is refused', async () => {
    const name = unique('Пустая');
    await given.topic({ name });
    const asked = (filter: object) =>
      backend.call(manageTopics, { as: admin, query: { filter, page: { size: 100 } } as never });
    const names = async (filter: object) =>
      (await asked(filter)).value.items.map((topic) => topic.name).includes(name);
    expect([await names({}), await names({ state: 'coming' }), await names({ archived: '1' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await asked({ colour: 'red' })).status).toBe(400);
  });
});

describe('making a date', () => {
  test('says at the fields what is missing', async () => {
    const hall = { type: 'offline' as const };
    const at = (names: string[]) => names.map((name) => `/data/attributes/${name}`);
    expect(pointers(await create(trainer, hall))).toEqual(at(['address', 'capacity', 'city_id', 'topic_id']));
    expect(pointers(await create(trainer, { topicName: unique('Тема'), localTo: '15:05' }))).toEqual(
      at(['local_to', 'mark']),
    );
    const topicId = await given.topic();
    const problem = async (as: Actor, body: Partial<Body>) => codeOf(await create(as, { topicId, ...body }));
    expect(await problem(trainer, { localDay: '2026-11-19' })).toBe('422 in-past');
    expect(await problem(trainer, { localDay: '2028-01-01' })).toBe('422 too-far');
    expect(await problem(trainer, { topicId: '987654321' })).toBe('422 topic-missing');
    expect(await problem(trainer, { leaderId: other.id })).toBe('422 leader-missing');
    expect(await problem(admin, {})).toBe('422 leader-missing');
    expect(await problem(admin, { leaderId: (await backend.as()).id })).toBe('422 leader-missing');
    expect(await problem(admin, { leaderId: admin.id })).toBe('422 leader-missing');
    const both = await backend.given.user({ roles: ['admin', 'trainer'] });
    expect(await problem(both, { leaderId: both.id })).toBe('200');
    const placed = { ...hall, cityId: '987654321', address: 'ул. Мира, 1', capacity: '10' };
    expect(await problem(trainer, placed)).toBe('422 city-missing');
  });

  test('a hall of Vladivostok lives by its own clock, and its topic is made with it', async () => {
    const mark = await backend.given.mark();
    const topicName = unique('Акне');
    const cityId = await vladivostok();
    const asked = {
      ...{ topicName, mark: mark.slug, type: 'offline' as const, cityId, address: 'ул. Алеутская, 1' },
      ...{ capacity: '12', localFrom: '10:00', localTo: '12:00', localDay: '2026-11-24' },
    };
    const key = crypto.randomUUID();
    const { value } = await create(trainer, asked, key);
    expect(value).toMatchObject({
      ...{ name: topicName, markId: mark.slug, slot: '2026-11-24|03:00–05:00', capacity: 12, taken: 0 },
      ...{ localSlot: '2026-11-24|10:00–12:00', startsAt: '2026-11-24T00:00:00.000Z', canManage: true },
      ...{ leaderId: trainer.id, timeZone: 'Asia/Vladivostok' },
    });
    expect((await create(trainer, asked, key)).value.id).toBe(value.id);
    expect(codeOf(await create(trainer, asked))).toBe('422 topic-taken');
    const again = { ...asked, topicName: null, mark: null, topicId: value.topicId, confirmBusy: true };
    expect(codeOf(await create(trainer, again))).toBe('409 same-slot');
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, value.id));
    expect(trail.map(({ action }) => action)).toContain('training.created');
  });

  test('a leader who has no time for it is named, and may have it all the same', async () => {
    const busy = await backend.as('trainer');
    const topicId = await given.topic();
    await create(busy, { topicId, localDay: '2026-12-03' });
    const next = {
      topicId: await given.topic(),
      localDay: '2026-12-03',
      localFrom: '16:40',
      localTo: '17:40',
    };
    const answer = await create(busy, next);
    expect(codeOf(answer)).toBe('409 trainer-busy');
    expect(answer.errors[0]?.detail).toContain('15:00');
    expect((await create(busy, { ...next, confirmBusy: true })).status).toBe(200);
  });
});

describe('many dates at once', () => {
  test('a check makes none and names what stands against each', async () => {
    const as = await backend.as('trainer');
    const topicId = await given.topic();
    await create(as, { topicId, localDay: '2026-12-08' });
    const { value } = await series(as, { topicId, localDay: '2026-11-17' });
    expect(value.items.map(({ id, problems }) => [id, ...problems.map(({ code }) => code)])).toEqual([
      ['2026-11-17', 'in-past'],
      ['2026-11-24'],
      ['2026-12-01'],
      ['2026-12-08', 'same-slot', 'trainer-busy'],
      ['2026-12-15'],
      ['2026-12-22'],
    ]);
    const count = () => backend.db.$count(trainings, eq(trainings.topicId, topicId));
    expect(await count()).toBe(1);
    const make = (more: Partial<Series>) =>
      series(as, { topicId, localDay: '2026-11-17', mode: 'create', ...more });
    expect(codeOf(await make({}))).toBe('409 series-conflicts');
    expect(await count()).toBe(1);
    const made = (await make({ onlyRight: true })).value.items.map(({ trainingId }) => trainingId !== null);
    expect(made).toEqual([false, true, true, false, true, true]);
    expect(await count()).toBe(5);
  });

  test('a rule without a date, and one with too many, are refused at its end', async () => {
    const topicId = await given.topic();
    const code = async (body: Partial<Series>) => codeOf(await series(trainer, { topicId, ...body }));
    expect(await code({ until: '2026-11-25' })).toBe('422 no-dates');
    expect(await code({ repeat: 'day', until: '2027-11-25' })).toBe('422 too-many');
  });

  test('a refusal on the last of them leaves none, nor its new topic', async () => {
    const as = await backend.as('trainer');
    const mark = await backend.given.mark();
    const topicName = unique('Новая');
    const body = { topicName, mark: mark.slug, localDay: '2026-12-01', repeat: 'day' as const };
    await create(as, { topicId: await given.topic(), localDay: '2026-12-03' });
    expect(codeOf(await series(as, { ...body, until: '2026-12-03', mode: 'create' }))).toBe(
      '409 series-conflicts',
    );
    const { value } = await backend.call(manageTopics, { as, query: { filter: { search: topicName } } });
    expect(value.items).toEqual([]);
  });
});

describe('changing a date', () => {
  test('tells who is on it what was and what is, and moves the line up', async () => {
    const training = await led({ capacity: 1, inDays: 8 });
    const [seated, waits] = [await backend.as(), await backend.as()];
    await given.register(seated, training.id);
    await given.register(waits, training.id, { waiting: true });
    const whole = await wholeOf(training.id);
    const moved = await change(trainer, training.id, { ...whole, localFrom: '10:00', localTo: '11:00' });
    expect(moved.value).toMatchObject({ version: 1, slot: '2026-11-28|10:00–11:00' });
    for (const person of [seated, waits]) {
      expect((await titles(person)).filter((title) => title.startsWith('Тренинг изменился'))).toHaveLength(1);
    }
    expect(codeOf(await change(trainer, training.id, { ...whole, capacity: '2' }))).toBe('409 changed-since');
    const raised = await change(trainer, training.id, { ...(await wholeOf(training.id)), capacity: '2' });
    expect(raised.value).toMatchObject({ capacity: 2, taken: 2, waitingCount: 0, version: 1 });
    expect(await given.people(training.id, 'registered')).toEqual([seated.id, waits.id]);
    const low = await change(trainer, training.id, { ...(await wholeOf(training.id)), capacity: '1' });
    expect(codeOf(low)).toBe('422 below-taken');
  });

  test('keeps its kind once somebody is on it, and most of itself after the start', async () => {
    const training = await led({ inDays: 9 });
    await given.register(await backend.as(), training.id);
    const whole = await wholeOf(training.id);
    const hall = { type: 'offline' as const, cityId: await vladivostok(), address: 'ул. 1', capacity: '30' };
    expect(codeOf(await change(trainer, training.id, { ...whole, ...hall }))).toBe('409 has-registrations');
    expect(codeOf(await change(trainer, training.id, { ...whole, localDay: '2026-11-19' }))).toBe(
      '422 in-past',
    );
    backend.clock.set(new Date(training.startsAt.getTime() + 1));
    expect(codeOf(await change(trainer, training.id, { ...whole, capacity: '40' }))).toBe(
      '409 training-started',
    );
    const recordingUrl = 'https://video.example/1';
    expect((await change(trainer, training.id, { ...whole, recordingUrl })).value).toMatchObject({
      recordingUrl,
      version: 0,
    });
    backend.clock.set(now);
  });

  test('a place and time that are taken are another’s', async () => {
    const topicId = await given.topic();
    const [one, two] = [await led({ topicId, inDays: 10 }), await led({ topicId, inDays: 11 })];
    const day = { ...(await wholeOf(two.id)), localDay: one.localDay };
    expect(codeOf(await change(trainer, two.id, day))).toBe('409 trainer-busy');
    expect(codeOf(await change(trainer, two.id, { ...day, confirmBusy: true }))).toBe('409 same-slot');
  });
});

describe('taking a date away', () => {
  test('an empty one goes; a booked one is cancelled with its reason and its people are told', async () => {
    const [empty, booked] = [await led(), await led()];
    const anna = await backend.as();
    await given.register(anna, booked.id);
    expect((await drop(trainer, empty.id)).status).toBe(204);
    expect(codeOf(await drop(trainer, empty.id))).toBe('404 training-missing');
    expect((await drop(trainer, booked.id, 'Заболел ведущий')).status).toBe(204);
    expect(await read(trainer, booked.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Заболел ведущий',
      taken: 0,
    });
    expect((await titles(anna)).filter((title) => title.startsWith('Тренинг отменён'))).toHaveLength(1);
    expect(codeOf(await change(trainer, booked.id, await wholeOf(booked.id)))).toBe('409 training-cancelled');
  });

  test('a started one stays', async () => {
    const training = await led({ startsAt: new Date(now.getTime() + DAY_MS) });
    await given.register(await backend.as(), training.id);
    backend.clock.set(training.startsAt);
    expect(codeOf(await drop(trainer, training.id))).toBe('409 training-started');
    backend.clock.set(now);
  });
});
