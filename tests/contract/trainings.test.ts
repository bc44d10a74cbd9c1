import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import {
  getCalendarFile,
  getOwnSlot,
  getSlot,
  listSlots,
  listTopics,
  registerSelf,
  removeRegistration,
} from '@/api/trainings/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings, trainingTopics } from '@/backend/db/schema/trainings';
import { assignments, userSectors, users } from '@/backend/db/schema/users';
import { storedImage } from '@/backend/services/authoring/stored-image';
import { releaseComing } from '@/backend/services/trainings/release-seat';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

const remove = (as: Actor, id: string, reason?: string) =>
  backend.call(removeRegistration, { as, params: { id }, body: reason === undefined ? {} : { reason } });
const registered = async (as: Actor, trainingId: string) => {
  const { value } = await given.register(as, trainingId);
  return value.registeredPharmacistId ?? '';
};
const titles = async ({ id }: Actor) =>
  (
    await backend.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(notifications.id)
  ).map(({ data }) => data.title);

describe('without a session', () => {
  test.each<unknown>([listTopics, listSlots, getSlot, getOwnSlot, getCalendarFile])(
    '%o is refused',
    async (endpoint) => {
      expect((await backend.call(endpoint as Endpoint, { params: { id: '1' } })).status).toBe(401);
    },
  );

  test('nothing is booked or given up', async () => {
    expect((await backend.call(registerSelf, { params: { id: '1' }, body: {} })).status).toBe(401);
    expect((await backend.call(removeRegistration, { params: { id: '1' }, body: {} })).status).toBe(401);
  });
});

describe('the schedule', () => {
  test('`list` is the list, not a training of that name', async () => {
    const { document } = await backend.call(listSlots, { as: await backend.as() });
    expect((document as { data: unknown }).data).toBeInstanceOf(Array);
  });

  test('an unknown filter and a spoiled day are refused, an absent training is none', async () => {
    const as = await backend.as();
    const asked = (filter: object) => backend.call(listSlots, { as, query: { filter } as never });
    expect((await asked({ colour: 'red' })).status).toBe(400);
    expect((await asked({ from: '2026-02-30' })).status).toBe(400);
    const week = { from: '2026-11-16', to: '2026-11-22', orNextWeek: '1' };
    for (const spoiled of [{ to: undefined }, { state: 'past' }, { mine: 'past' }, { insteadOf: '1' }])
      expect((await asked({ ...week, ...spoiled })).status, JSON.stringify(spoiled)).toBe(400);
    expect(codeOf(await backend.call(getSlot, { as, params: { id: '987654321' } }))).toBe(
      '404 training-missing',
    );
    expect(codeOf(await backend.call(getOwnSlot, { as, params: { id: 'x' } }))).toBe('404 training-missing');
    expect(codeOf(await backend.call(getCalendarFile, { as, params: { id: '987654321' } }))).toBe(
      '404 training-missing',
    );
  });

  test('each slot says Moscow’s clock, the place’s and the reader’s', async () => {
    const kaliningrad = unique('Калининград');
    const pharmacy = await backend.given.pharmacy({ city: kaliningrad });
    const as = await backend.given.user({ pharmacyId: pharmacy.id });
    await given.training({ city: kaliningrad, zone: 'Europe/Kaliningrad', capacity: 5 });
    const { id } = await given.training({
      city: unique('Владивосток'),
      zone: 'Asia/Vladivostok',
      startsAt: new Date('2026-11-24T00:00:00Z'),
      notes: 'Возьмите халат.',
    });
    await backend.db.execute(
      `update cities set time_zone = 'Europe/Kaliningrad' where name = '${kaliningrad}'`,
    );
    const { value } = await backend.call(getSlot, { as, params: { id } });
    expect(value).toMatchObject({
      slot: '2026-11-24|03:00–05:00',
      localSlot: '2026-11-24|10:00–12:00',
      readerSlot: '2026-11-24|02:00–04:00',
      startsAt: '2026-11-24T00:00:00.000Z',
      remainingPlaces: 30,
      myState: null,
      notes: null,
      checkInCode: null,
      canManage: false,
    });
  });

  test('filters: brand, city with webinars, kind, days of Moscow, topic, words, state', async () => {
    const as = await backend.as();
    const name = unique('Особая тема');
    const topicId = await given.topic({ name, mark: 'vichy' });
    const hall = await given.training({
      topicId,
      city: unique('Томск'),
      startsAt: new Date('2026-12-01T20:59:00Z'),
    });
    const other = await given.training({
      topicId,
      city: unique('Пермь'),
      startsAt: new Date('2026-12-02T20:59:00Z'),
    });
    const webinar = await given.training({ topicId, startsAt: new Date('2026-12-03T21:01:00Z') });
    const past = await given.training({ topicId, inDays: -3 });
    const ids = async (filter: object) => {
      const { value } = await backend.call(listSlots, {
        as,
        query: { filter: { topicId, ...filter } } as never,
      });
      return value.items.map(({ id }) => id);
    };
    expect(await ids({ state: 'coming' })).toEqual([hall.id, other.id, webinar.id]);
    expect(await ids({})).toEqual([past.id, hall.id, other.id, webinar.id]);
    expect(await ids({ state: 'past' })).toEqual([past.id]);
    expect(await ids({ cityId: hall.cityId })).toEqual([past.id, hall.id, webinar.id]);
    expect(await ids({ cityId: hall.cityId, type: 'offline' })).toEqual([hall.id]);
    expect(
      await ids({ mark: 'vichy', search: name.toUpperCase(), from: '2026-12-01', to: '2026-12-01' }),
    ).toEqual([hall.id]);
    expect(await ids({ from: '2026-12-04', to: '2026-12-04' })).toEqual([webinar.id]);
    expect(await ids({ mark: 'lrp' })).toEqual([]);
    const empty = await backend.call(listSlots, {
      as,
      query: { filter: { topicId, from: '2026-11-23', to: '2026-11-29' } },
    });
    expect(empty.value.meta.nearest).toMatchObject({ id: hall.id, slot: '2026-12-01|23:59–01:59' });
  });

  test('where nothing of the asked week is ahead any more, the next week that fits is answered', async () => {
    const as = await backend.as();
    const topicId = await given.topic();
    const week = { from: '2026-11-16', to: '2026-11-22' };
    const asked = async (filter: object) => {
      const { value } = await backend.call(listSlots, { as, query: { filter: { topicId, ...filter } } });
      return { ids: value.items.map(({ id }) => id), meta: value.meta };
    };
    const over = await given.training({ topicId, inDays: -1 });
    const next = { ...week, orNextWeek: '1' as const };
    const alone = { ids: [over.id], meta: { nearest: null } };
    expect(await asked(next), 'nothing follows').toEqual(alone);

    const far = await given.training({ topicId, startsAt: new Date('2026-12-03T10:00:00Z') });
    const sunday = await given.training({ topicId, startsAt: new Date('2026-12-06T20:59:00Z') });
    await given.training({ topicId, startsAt: new Date('2026-12-06T21:00:00Z') });
    const found = { ids: [far.id, sunday.id], meta: { nearest: null, monday: '2026-11-30' } };
    expect(await asked(next)).toEqual(found);
    expect(await asked(week), 'an asked week is that week').toEqual(alone);
    expect(await asked({ ...next, from: '2026-11-09', to: '2026-11-15' }), 'an empty one').toEqual(found);
    expect((await asked({ ...next, topicId: await given.topic() })).ids, 'of another topic').toEqual([]);

    const begun = new Date(now.getTime() - HOUR_MS);
    const underWay = await given.training({ topicId, startsAt: begun });
    expect((await asked(next)).ids, 'one is under way').toEqual([over.id, underWay.id]);
    const { value } = await backend.call(listSlots, {
      as,
      query: { filter: { topicId, ...next }, page: { size: 1 } },
    });
    expect([value.page?.total, value.meta.monday], 'whatever stands on its page').toEqual([2, undefined]);
  });

  test('the topic’s picture comes with one slot and with one’s own bookings; the schedule carries none', async () => {
    const topicId = await given.topic();
    const address = '/media/content/11111111-1111-4111-8111-111111111111.webp';
    const image = storedImage({ name: 'Крем', originalUrl: address }, 0);
    await backend.db.update(trainingTopics).set({ image }).where(eq(trainingTopics.id, topicId));
    const [{ id }, plain] = [await given.training({ topicId }), await given.training({ inDays: 5 })];
    const anna = await backend.as();
    for (const training of [id, plain.id]) await given.register(anna, training);
    expect((await backend.call(getSlot, { as: anna, params: { id } })).value.image).toMatchObject({
      ...{ name: 'Крем', originalUrl: address },
    });
    expect((await backend.call(getSlot, { as: anna, params: { id: plain.id } })).value.image).toBeNull();
    const list = async (filter: object) =>
      (await backend.call(listSlots, { as: anna, query: { filter } })).value.items;
    expect((await list({ mine: 'coming' })).map((slot) => slot.image?.name ?? null)).toEqual(['Крем', null]);
    expect((await list({ topicId })).map((slot) => 'image' in slot)).toEqual([false]);
  });

  test('topics have their coming slots; one without is not listed', async () => {
    const as = await backend.as();
    const search = unique('Редкая');
    const full = await given.topic({ name: `${search} первая` });
    const empty = await given.topic({ name: `${search} вторая` });
    const later = await given.training({ topicId: full, inDays: 9, capacity: 2 });
    const sooner = await given.training({ topicId: full, inDays: 2 });
    await given.training({ topicId: empty, inDays: -2 });
    await given.register(as, later.id);
    const { value } = await backend.call(listTopics, { as, query: { filter: { search } } });
    expect(value.items.map(({ id, trainings }) => [id, trainings.map((slot) => slot.id)])).toEqual([
      [full, [sooner.id, later.id]],
    ]);
    expect(value.items[0]?.trainings[1]).toMatchObject({
      isRegistered: true,
      registeredPharmacistsCount: 1,
      remainingPlaces: 1,
      capacity: 2,
    });
  });
});

describe('a booking', () => {
  test('staff are refused, whatever their role', async () => {
    const { id } = await given.training();
    for (const [role, section] of [
      ['trainer', 'trainings'],
      ['admin', 'trainings'],
      ['Представитель', 'representative'],
      ['moderator', null],
    ] as const) {
      const answer = await given.register(await backend.as(role), id);
      expect(codeOf(answer)).toBe('403 not-a-pharmacist');
      expect(answer.errors[0]?.meta, role).toEqual({ recording_section: section });
    }
  });

  test('an absent training, a wrong notice and an odd id are named', async () => {
    const as = await backend.as();
    const { id } = await given.training();
    expect(codeOf(await given.register(as, '987654321'))).toBe('404 training-missing');
    const wrong = await given.register(as, id, { notLaterHours: 5 });
    expect(wrong.errors[0]).toMatchObject({ source: { pointer: '/data/attributes/not_later_hours' } });
    expect((await given.register(as, id, { insteadOf: 'x' })).status).toBe(422);
    expect(codeOf(await given.register(as, id, { insteadOf: '987654321' }))).toBe('404 registration-missing');
  });

  test('a recording is of those who booked, and of who may change the training', async () => {
    const [as, leader] = [await backend.as(), await backend.as('trainer')];
    const { id } = await given.training({ leaderId: leader.id });
    const recordingUrl = 'https://video.example/1';
    await backend.db.update(trainings).set({ recordingUrl }).where(eq(trainings.id, id));
    const seenBy = async (who: Actor) =>
      (await backend.call(getSlot, { as: who, params: { id } })).value.recordingUrl;
    const listed = async (who: Actor) => {
      const query = { page: { size: 100 } };
      const { value } = await backend.call(listSlots, { as: who, query });
      return value.items.find((slot) => slot.id === id)?.recordingUrl;
    };
    for (const who of [as, await backend.as('trainer'), await backend.as('representative')])
      expect([await seenBy(who), await listed(who)]).toEqual([null, null]);
    await given.register(as, id);
    for (const who of [as, leader, await backend.as('admin')])
      expect([await seenBy(who), await listed(who)]).toEqual([recordingUrl, recordingUrl]);
  });

  test('is made once, told and shown', async () => {
    const as = await backend.as();
    const { id } = await given.training({ notes: 'Возьмите халат.' });
    const { value } = await given.register(as, id);
    expect(value).toMatchObject({ myState: 'registered', remainingPlaces: 29, notes: 'Возьмите халат.' });
    expect(value.checkInCode).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(codeOf(await given.register(as, id))).toBe('409 already-registered');
    expect(await titles(as)).toEqual([`Вы записаны: «${value.name}»`]);
    const mine = await backend.call(getOwnSlot, { as, params: { id } });
    expect(mine.value.registeredPharmacistId).toBe(value.registeredPharmacistId);
    const { value: stranger } = await backend.call(getOwnSlot, { as: await backend.as(), params: { id } });
    expect([stranger.registeredPharmacistId, stranger.checkInCode]).toEqual([null, null]);
  });

  test('the same key twice is one booking and one answer', async () => {
    const as = await backend.as();
    const { id } = await given.training();
    const key = crypto.randomUUID();
    const [one, other] = [await given.register(as, id, {}, key), await given.register(as, id, {}, key)];
    expect(other.document).toEqual(one.document);
    expect(await given.taken(id)).toBe(1);
  });

  test('by the server’s clock: a millisecond before the start yes, at the start no', async () => {
    const startsAt = new Date(now.getTime() + 7 * DAY_MS);
    const { id } = await given.training({ startsAt });
    try {
      backend.clock.set(new Date(startsAt.getTime() - 1));
      expect((await given.register(await backend.as(), id)).status).toBe(200);
      backend.clock.set(startsAt);
      expect(codeOf(await given.register(await backend.as(), id))).toBe('409 training-started');
    } finally {
      backend.clock.set(now);
    }
  });

  test('one coming date of a topic; another offers to move', async () => {
    const as = await backend.as();
    const topicId = await given.topic();
    const first = await given.training({ topicId, inDays: 3 });
    const second = await given.training({ topicId, inDays: 6 });
    const registrationId = await registered(as, first.id);
    const refused = await given.register(as, second.id);
    expect(codeOf(refused)).toBe('409 topic-already');
    expect(refused.errors[0]?.meta).toMatchObject({
      registration_id: registrationId,
      training_id: first.id,
    });
    const moved = await given.register(as, second.id, { insteadOf: registrationId });
    expect(moved.value.myState).toBe('registered');
    expect([await given.taken(first.id), await given.taken(second.id)]).toEqual([0, 1]);
    expect((await titles(as)).at(-1)).toContain('Запись перенесена');
  });

  test('whoever is marked already came: the seat is neither moved nor given up, also as the account ends', async () => {
    const as = await backend.as();
    const [first, second] = [await given.training({ inDays: 3 }), await given.training({ inDays: 9 })];
    const insteadOf = await registered(as, first.id);
    const { db } = backend;
    const row = eq(trainingRegistrations.id, insteadOf);
    await db.update(trainingRegistrations).set({ visitedAt: backend.clock.now() }).where(row);
    expect(codeOf(await given.register(as, second.id, { insteadOf }))).toBe('409 already-visited');
    expect([await given.taken(first.id), await given.people(second.id, 'registered')]).toEqual([1, []]);
    const coming = await registered(as, second.id);
    expect(await releaseComing(backend.ctx(as), as.id)).toEqual([second.id]);
    const kept = await db.select().from(trainingRegistrations).where(eq(trainingRegistrations.userId, as.id));
    expect(new Map(kept.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [insteadOf, 'registered'],
        [coming, 'cancelled'],
      ]),
    );
  });

  test('a full new date leaves the old seat where it was, also with `waiting`', async () => {
    const as = await backend.as();
    const topicId = await given.topic();
    const old = await given.training({ topicId, inDays: 3 });
    const full = await given.training({ topicId, inDays: 6, capacity: 1 });
    await given.register(await backend.as(), full.id);
    const insteadOf = await registered(as, old.id);
    for (const waiting of [false, true])
      expect(codeOf(await given.register(as, full.id, { insteadOf, waiting }))).toBe('409 no-places');
    expect([await given.taken(old.id), await given.people(old.id, 'registered')]).toEqual([1, [as.id]]);
  });

  test('somebody else’s booking is not given up for mine', async () => {
    const [as, other] = [await backend.as(), await backend.as()];
    const [first, second] = [await given.training(), await given.training({ inDays: 9 })];
    const insteadOf = await registered(other, first.id);
    expect(codeOf(await given.register(as, second.id, { insteadOf }))).toBe('404 registration-missing');
    expect(await given.people(first.id, 'registered')).toEqual([other.id]);
  });

  test('an overlap is asked about, by instants and across zones', async () => {
    const as = await backend.as();
    const hall = await given.training({
      city: unique('Владивосток'),
      zone: 'Asia/Vladivostok',
      startsAt: new Date('2026-12-08T00:00:00Z'),
    });
    const webinar = await given.training({ startsAt: new Date('2026-12-08T00:30:00Z') });
    const after = await given.training({ startsAt: new Date('2026-12-08T02:00:00Z') });
    await given.register(as, hall.id);
    const refused = await given.register(as, webinar.id);
    expect(codeOf(refused)).toBe('409 overlaps');
    expect(refused.errors[0]?.meta).toMatchObject({ training_id: hall.id });
    expect((await given.register(as, after.id, { confirmOverlap: true })).status).toBe(200);
    expect((await given.register(as, webinar.id, { confirmOverlap: true })).value.myState).toBe('registered');
  });

  test('has a file for the calendar; who only waits has none', async () => {
    const [as, other] = [await backend.as(), await backend.as()];
    const { id } = await given.training({ capacity: 1 });
    await given.register(as, id);
    await given.register(other, id, { waiting: true });
    const { value } = await backend.call(getCalendarFile, { as, params: { id } });
    const text = new TextDecoder().decode(value.body as Uint8Array);
    expect(text).toContain('BEGIN:VCALENDAR\r\n');
    expect(text).toContain('DTSTART:20261124T120000Z\r\n');
    const none = await backend.call(getCalendarFile, { as: other, params: { id } });
    expect(codeOf(none)).toBe('404 registration-missing');
  });
});

describe('the line', () => {
  async function fullTraining(options: Parameters<typeof given.training>[0] = {}) {
    const training = await given.training({ capacity: 1, ...options });
    const seated = await backend.as();
    return { training, seated, seatId: await registered(seated, training.id) };
  }

  test('without `waiting` a full training says how many wait', async () => {
    const { training } = await fullTraining();
    await given.register(await backend.as(), training.id, { waiting: true });
    const refused = await given.register(await backend.as(), training.id);
    expect(codeOf(refused)).toBe('409 no-places');
    expect(refused.errors[0]).toMatchObject({
      detail: 'Свободных мест нет. Встаньте в лист ожидания: освободится место — запишем и сообщим.',
      meta: { waiting_count: 1 },
    });
  });

  test('moves up in its order, in the transaction that frees the seat, and is told', async () => {
    const { training, seated, seatId } = await fullTraining();
    const [first, second] = [await backend.as(), await backend.as()];
    const one = await given.register(first, training.id, { waiting: true });
    expect(one.value).toMatchObject({ myState: 'waiting', waitingPosition: 1, notLaterHours: 1 });
    await given.register(second, training.id, { waiting: true });
    const again = await given.register(second, training.id, { waiting: true });
    expect([codeOf(again), again.errors[0]?.meta]).toEqual(['409 already-waiting', { waiting_position: 2 }]);
    expect((await remove(seated, seatId)).status).toBe(204);
    expect(await given.people(training.id, 'registered')).toEqual([first.id]);
    expect((await titles(first)).at(-1)).toContain('Место освободилось');
    const { value } = await backend.call(getSlot, { as: second, params: { id: training.id } });
    expect(value.waitingPosition).toBe(1);
  });

  test('goes past who wants to know earlier; they keep their place, and the seat is anyone’s then', async () => {
    const { training, seated, seatId } = await fullTraining({ inDays: 1, city: unique('Казань') });
    const [early, late, newcomer] = [await backend.as(), await backend.as(), await backend.as()];
    await given.register(early, training.id, { waiting: true, notLaterHours: 48 });
    await given.register(late, training.id, { waiting: true, notLaterHours: 3 });
    await remove(seated, seatId);
    expect(await given.people(training.id, 'registered')).toEqual([late.id]);
    const { value } = await backend.call(getSlot, { as: early, params: { id: training.id } });
    expect(value.waitingPosition).toBe(1);
    const lateSeat = (await backend.call(getSlot, { as: late, params: { id: training.id } })).value;
    await remove(late, lateSeat.registeredPharmacistId ?? '');
    expect((await given.register(newcomer, training.id)).value.myState).toBe('registered');
  });

  test('a seat on another date of the topic ends the wait', async () => {
    const topicId = await given.topic();
    const { training } = await fullTraining({ topicId });
    const as = await backend.as();
    await given.register(as, training.id, { waiting: true });
    const other = await given.training({ topicId, inDays: 6 });
    expect((await given.register(as, other.id)).value.myState).toBe('registered');
    expect(await given.people(training.id, 'waiting')).toEqual([]);
  });

  test('leaving it frees nothing; an archived person is passed over', async () => {
    const { training, seated, seatId } = await fullTraining();
    const [leaver, archived, last] = [await backend.as(), await backend.as(), await backend.as()];
    const { value } = await given.register(leaver, training.id, { waiting: true });
    await given.register(archived, training.id, { waiting: true });
    await given.register(last, training.id, { waiting: true });
    expect((await remove(leaver, value.waitingId ?? '')).status).toBe(204);
    expect(await given.taken(training.id)).toBe(1);
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, archived.id));
    await remove(seated, seatId);
    expect(await given.people(training.id, 'registered')).toEqual([last.id]);
  });

  test('own bookings by what they are', async () => {
    const { training } = await fullTraining();
    const as = await backend.as();
    const coming = await given.training({ inDays: 2 });
    const given_up = await given.training({ inDays: 8 });
    await given.register(as, training.id, { waiting: true });
    await given.register(as, coming.id);
    await remove(as, await registered(as, given_up.id));
    const mine = async (which: 'coming' | 'waiting' | 'past') => {
      const { value } = await backend.call(listSlots, { as, query: { filter: { mine: which } } });
      return value.items.map(({ id, myState }) => [id, myState]);
    };
    expect(await mine('coming')).toEqual([[coming.id, 'registered']]);
    expect(await mine('waiting')).toEqual([[training.id, 'waiting']]);
    expect(await mine('past')).toEqual([[given_up.id, 'cancelled']]);
  });
});

describe('giving up', () => {
  test('a stranger’s and an absent booking look alike', async () => {
    const { id } = await given.training();
    const seatId = await registered(await backend.as(), id);
    const stranger = await backend.as();
    const [foreign, absent] = [await remove(stranger, seatId), await remove(stranger, '987654321')];
    expect([codeOf(foreign), foreign.document]).toEqual(['404 registration-missing', absent.document]);
    expect((await remove(stranger, 'x')).status).toBe(404);
  });

  test('twice is once; after the start it is too late', async () => {
    const as = await backend.as();
    const { id, startsAt } = await given.training();
    const seatId = await registered(as, id);
    expect((await remove(as, seatId)).status).toBe(204);
    expect(codeOf(await remove(as, seatId))).toBe('404 registration-missing');
    const again = await registered(as, id);
    try {
      backend.clock.set(startsAt);
      expect(codeOf(await remove(as, again))).toBe('409 training-started');
    } finally {
      backend.clock.set(now);
    }
  });

  test('a reason of 301 letters is refused', async () => {
    const as = await backend.as();
    const { id } = await given.training();
    expect((await remove(as, await registered(as, id), 'я'.repeat(301))).status).toBe(422);
  });

  test('staff remove whom they see, the person is told and the trail keeps it', async () => {
    const pharmacy = await backend.given.pharmacy();
    const leader = await backend.as('expert');
    const { id } = await given.training({ leaderId: leader.id });
    const roles = ['support', 'admin'];
    const byRole = await Promise.all(roles.map((role) => backend.as(role)));
    const rep = await backend.as('Представитель');
    await backend.db.insert(assignments).values({ userId: rep.id, pharmacyId: pharmacy.id });
    for (const staff of [leader, rep, ...byRole]) {
      const person = await backend.given.user({ pharmacyId: pharmacy.id });
      const seatId = await registered(person, id);
      expect((await remove(staff, seatId, 'Переехала')).status).toBe(204);
      expect((await titles(person)).at(-1)).toContain('Запись снята');
      const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, seatId));
      expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([['training.removed', staff.id]]);
    }
  });

  test('nobody else: other trainers, foreign territory, a sector that is not theirs', async () => {
    const person = await backend.given.user({ pharmacyId: (await backend.given.pharmacy()).id });
    const { id } = await given.training();
    const seatId = await registered(person, id);
    for (const role of ['trainer', 'expert', 'Представитель', 'sector', 'moderator', 'supervaisery'])
      expect([role, codeOf(await remove(await backend.as(role), seatId))]).toEqual([
        role,
        '404 registration-missing',
      ]);
    expect(await backend.db.$count(userSectors)).toBe(0);
  });

  test('who came stays; after the start an admin alone removes a no-show', async () => {
    const { id, startsAt } = await given.training();
    const [came, absent] = [await backend.as(), await backend.as()];
    const [cameId, absentId] = [await registered(came, id), await registered(absent, id)];
    const row = eq(trainingRegistrations.id, cameId);
    await backend.db.update(trainingRegistrations).set({ visitedAt: now }).where(row);
    const [admin, support] = [await backend.as('admin'), await backend.as('support')];
    try {
      backend.clock.set(new Date(startsAt.getTime() + HOUR_MS));
      expect(codeOf(await remove(admin, cameId))).toBe('409 already-visited');
      expect(codeOf(await remove(support, absentId))).toBe('409 registration-not-deleted');
      expect((await remove(admin, absentId)).status).toBe(204);
    } finally {
      backend.clock.set(now);
    }
  });
});
