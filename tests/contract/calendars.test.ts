import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@/api/calendars/endpoints';
import { changeTopic, changeTraining, dropTraining } from '@/api/timetable/endpoints';
import { getCalendarFile, removeRegistration } from '@/api/trainings/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { calendarFeeds, trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { users } from '@/backend/db/schema/users';
import { endLines } from '@/backend/services/trainings/end-lines';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining, type TrainingChange } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

/** A date as its form sends it back, with what is changed. */
async function change(as: Actor, id: string, patch: Partial<TrainingChange>): Promise<void> {
  const body = { ...(await wholeTraining(backend, as, id)), confirmBusy: true, ...patch };
  expect((await backend.call(changeTraining, { as, params: { id }, body })).status).toBe(200);
}

/** Entries as another program reads them. */
function entries(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  expect(calendar.name).toBe('vcalendar');
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      text: event.description.replaceAll('\u00a0', ' '),
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(part.getFirstPropertyValue('status')),
    };
  });
}

async function feedOf(as: Actor): Promise<string> {
  const { value } = await backend.call(makeCalendarFeed, { as });
  return /\/api\/calendar\/([\w-]+)\.ics$/.exec(value.path ?? '')?.[1] ?? '';
}
const read = (token: string) => backend.call(readCalendarFeed, { params: { token } });
const textOf = async (token: string) => (await read(token)).value.text;

test('a feed is made by whoever is signed in; its address is told once', async () => {
  for (const endpoint of [getCalendarFeed, makeCalendarFeed, endCalendarFeed]) {
    expect((await backend.call(endpoint as typeof getCalendarFeed, {})).status).toBe(401);
  }
  const as = await backend.as();
  expect((await backend.call(getCalendarFeed, { as })).value).toMatchObject({ createdAt: null, path: null });
  const token = await feedOf(as);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect((await backend.call(getCalendarFeed, { as })).value).toMatchObject({
    createdAt: now.toISOString(),
    path: null,
  });
  const [kept] = await backend.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, as.id));
  expect(kept?.tokenHash).not.toContain(token);
});

describe('an address', () => {
  test('that was replaced or ended is dead at once, as one that never was', async () => {
    const as = await backend.as();
    const first = await feedOf(as);
    const second = await feedOf(as);
    expect(codeOf(await read(first))).toBe('404 feed-dead');
    expect((await read(second)).status).toBe(200);
    for (const _ of [1, 2]) expect((await backend.call(endCalendarFeed, { as })).status).toBe(204);
    for (const dead of [second, 'x', '']) expect((await read(dead)).status).toBe(404);
  });

  test('opens nothing of an archived or erased account, and answers sixty times an hour', async () => {
    const as = await backend.as();
    const token = await feedOf(as);
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, as.id));
    expect(codeOf(await read(token))).toBe('404 feed-dead');
    await backend.db.update(users).set({ isArchived: false }).where(eq(users.id, as.id));
    for (let count = 0; count < 60; count += 1) expect((await read(token)).status).toBe(200);
    expect((await read(token)).status).toBe(429);
  });
});

describe('what another program reads', () => {
  test('one’s bookings at the same instant, with stable names; nobody’s name and no personal link', async () => {
    const leader = await backend.given.user({ roles: ['trainer'], lastName: 'Громовержцева' });
    const name = 'Очень длинная тема про церамиды; запятые, двоеточия: и \\ обратная косая черта';
    const topicId = await given.topic({ name });
    const hall = await given.training({
      ...{ topicId, city: unique('Владивосток'), zone: 'Asia/Vladivostok', leaderId: leader.id },
      startsAt: new Date('2026-12-08T00:00:00Z'),
    });
    const as = await backend.as();
    const { value: seat } = await given.register(as, hall.id);
    const secret = { joinUrl: 'https://meet.example/personal' };
    const own = eq(trainingRegistrations.id, seat.registeredPharmacistId ?? '');
    await backend.db.update(trainingRegistrations).set(secret).where(own);
    const notes = 'Вход со двора';
    await backend.db.update(trainings).set({ notes }).where(eq(trainings.id, hall.id));
    const clocks = '8 декабря 2026, 03:00–05:00 МСК (местное время: 10:00–12:00, МСК+7)';
    const [told] = await backend.db.select().from(notifications).where(eq(notifications.userId, as.id));
    expect(told?.data.text?.replaceAll('\u00a0', ' ')).toContain(clocks);
    const token = await feedOf(as);
    const text = await textOf(token);
    expect(entries(text)).toEqual([
      {
        uid: `booking-${seat.registeredPharmacistId ?? ''}@${new URL(backend.deps.config.PUBLIC_URL).hostname}`,
        title: name,
        place: expect.stringContaining('Владивосток'),
        text: `${clocks}\n${notes}`,
        startsAt: '2026-12-08T00:00:00.000Z',
        endsAt: '2026-12-08T02:00:00.000Z',
        sequence: 0,
        status: 'CONFIRMED',
      },
    ]);
    expect(text).not.toContain('meet.example');
    expect(text).not.toContain('Громовержцева');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const later = await backend.during(new Date(now.getTime() + DAY_MS), () => textOf(token));
    expect(later).toBe(text);
    const { value } = await backend.call(getCalendarFile, { as, params: { id: hall.id } });
    const single = new TextDecoder().decode(value.body as Uint8Array);
    expect(entries(single), 'one and the same entry').toEqual(entries(text));
    const changedAt = (file: string) => /LAST-MODIFIED:\S+/.exec(file)?.[0];
    expect(changedAt(single)).toBe(changedAt(text));
  });

  test('a changed time raises the sequence, a cancelled training and a seat given up stay as cancelled', async () => {
    const leader = await backend.as('trainer');
    const [moved, dropped, left] = [
      await given.training({ leaderId: leader.id, inDays: 5 }),
      await given.training({ leaderId: leader.id, inDays: 7 }),
      await given.training({ leaderId: leader.id, inDays: 9 }),
    ];
    const as = await backend.as();
    for (const { id } of [moved, dropped]) await given.register(as, id);
    const { value: seat } = await given.register(as, left.id);
    const token = await feedOf(as);
    await change(leader, moved.id, { localFrom: '20:00', localTo: '21:00' });
    await backend.call(dropTraining, { as: leader, params: { id: dropped.id }, body: {} });
    await backend.call(removeRegistration, {
      ...{ as, params: { id: seat.registeredPharmacistId ?? '' }, body: {} },
    });
    const byStart = entries(await textOf(token)).reverse();
    expect(byStart.map(({ status, sequence }) => [status, sequence])).toEqual([
      ['CONFIRMED', 1],
      // the training and with it the seat
      ['CANCELLED', 2],
      ['CANCELLED', 1],
    ]);
    const month = new Date(now.getTime() + 31 * DAY_MS);
    expect(entries(await backend.during(month, () => textOf(token)))).toHaveLength(1);
    const led = entries(await textOf(await feedOf(leader)));
    expect(led.map(({ uid }) => uid.replace(/@.*/, ''))).toEqual([
      `training-${left.id}`,
      `training-${dropped.id}`,
      `training-${moved.id}`,
    ]);
  });

  test('a renamed topic makes the entries of its coming dates newer', async () => {
    const topicId = await given.topic();
    const [past, coming] = [
      await given.training({ topicId, inDays: -3 }),
      await given.training({ topicId, inDays: 4 }),
    ];
    const as = await backend.as();
    await given.seat(as.id, past.id);
    await given.register(as, coming.id);
    const token = await feedOf(as);
    const name = unique('Новое имя');
    const renamed = await backend.call(changeTopic, {
      ...{ as: await backend.as('admin'), params: { id: topicId } },
      ...{ body: { name }, idempotencyKey: unique('key') },
    });
    expect(renamed.status).toBe(200);
    expect(entries(await textOf(token)).map(({ title, sequence }) => [title, sequence])).toEqual([
      [name, 1],
      [name, 0],
    ]);
  });

  test('whatever an entry says raises the sequence, what it does not say leaves it', async () => {
    const leader = await backend.as('admin');
    const other = await backend.given.user({ roles: ['trainer'] });
    const city = unique('Казань');
    const hall = await given.training({ leaderId: leader.id, inDays: 6, city, capacity: 20 });
    const webinar = await given.training({ leaderId: leader.id, inDays: 8 });
    const as = await backend.as();
    for (const { id } of [hall, webinar]) await given.register(as, id);
    const token = await feedOf(as);
    const sequenceOf = async (at: string) =>
      entries(await textOf(token)).find(({ startsAt }) => startsAt === at)?.sequence;
    const [hallAt, webinarAt] = [hall.startsAt.toISOString(), webinar.startsAt.toISOString()];
    const changes = [
      [{ notes: 'Вход со двора' }, 1],
      [{ address: unique('ул. Новая') }, 2],
      [{ leaderId: other.id }, 3],
      [{ capacity: '25' }, 3],
      [{}, 3],
    ] as const;
    for (const [patch, sequence] of changes) {
      await change(leader, hall.id, patch);
      expect(await sequenceOf(hallAt), JSON.stringify(patch)).toBe(sequence);
    }
    await change(leader, webinar.id, { mtsEventId: '123456' });
    expect(await sequenceOf(webinarAt), 'where one connects').toBe(1);
    await change(leader, webinar.id, { notes: 'Возьмите наушники' });
    expect(await sequenceOf(webinarAt)).toBe(2);
  });

  describe('a place in line is no date yet, and none as it ends', () => {
    const full = async () => {
      const topicId = await given.topic();
      const date = await given.training({ capacity: 1, topicId });
      const [seated, waits] = [await backend.as(), await backend.as()];
      const { value: seat } = await given.register(seated, date.id);
      const { value: place } = await given.register(waits, date.id, { waiting: true });
      const token = await feedOf(waits);
      const states = async () => entries(await textOf(token)).map(({ status }) => status);
      const waitingId = place.waitingId ?? '';
      return {
        ...date,
        topicId,
        waits,
        seated,
        seatId: seat.registeredPharmacistId ?? '',
        waitingId,
        states,
      };
    };
    const leave = (as: Actor, id: string) =>
      backend.call(removeRegistration, { as, params: { id }, body: {} });

    test('given up by the person', async () => {
      const { waits, waitingId, states } = await full();
      expect(await states()).toEqual([]);
      expect((await leave(waits, waitingId)).status).toBe(204);
      expect(await states()).toEqual([]);
    });

    test('the training is cancelled, and no letter tells a calendar of it', async () => {
      const { id, waits, states } = await full();
      await backend.deliver();
      await backend.call(dropTraining, { as: await backend.as('admin'), params: { id }, body: {} });
      expect(await states()).toEqual([]);
      await backend.deliver();
      const letters = backend.letters.filter(({ to }) => to === waits.email);
      expect(letters.length).toBeGreaterThan(0);
      expect(letters.flatMap(({ attachments = [] }) => attachments)).toEqual([]);
    });

    test('another date of the topic gave a seat', async () => {
      const { topicId, waits, states } = await full();
      const free = await given.training({ topicId, inDays: 9 });
      await given.register(waits, free.id);
      expect(await states()).toEqual(['CONFIRMED']);
    });

    test('the training has begun', async () => {
      const { startsAt, states } = await full();
      await backend.during(startsAt, async () => {
        await endLines(backend.deps);
        expect(await states()).toEqual([]);
      });
    });

    test('of a seat that came from the line the entry stays, as cancelled', async () => {
      const { seated, seatId, waits, waitingId, states } = await full();
      await leave(seated, seatId);
      expect(await states()).toEqual(['CONFIRMED']);
      await leave(waits, waitingId);
      expect(await states()).toEqual(['CANCELLED']);
    });
  });
});

describe('a letter about a booking', () => {
  const calendarsTo = (who: Actor) =>
    backend.letters
      .filter(({ to }) => to === who.email)
      .flatMap(({ attachments = [] }) => attachments.map(({ content }) => entries(content)));

  test('brings the entry as it is when it is sent: booked, moved, cancelled', async () => {
    const topicId = await given.topic();
    const [first, second] = [
      await given.training({ topicId, inDays: 4 }),
      await given.training({ topicId, inDays: 6 }),
    ];
    const [anna, other] = [await backend.as(), await backend.as()];
    await given.register(anna, first.id);
    await given.register(other, first.id);
    await backend.deliver();
    const [[booked] = []] = calendarsTo(anna);
    expect(booked).toMatchObject({
      status: 'CONFIRMED',
      startsAt: first.startsAt.toISOString(),
      sequence: 0,
    });
    expect(calendarsTo(other)[0]?.[0]?.uid).not.toBe(booked?.uid);

    const [seat] = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.userId, anna.id));
    const { status } = await given.register(anna, second.id, { insteadOf: seat?.id });
    expect(status).toBe(200);
    await backend.deliver();
    const moved = calendarsTo(anna)[1] ?? [];
    expect(moved.map((one) => [one.uid === booked?.uid, one.status])).toEqual([
      [false, 'CONFIRMED'],
      [true, 'CANCELLED'],
    ]);
    expect(moved[1]?.sequence).toBeGreaterThan(0);
    expect(calendarsTo(other)).toHaveLength(1);

    const admin = await backend.as('admin');
    await backend.call(dropTraining, { as: admin, params: { id: second.id }, body: { reason: 'Болезнь' } });
    await backend.deliver();
    expect(calendarsTo(anna)[2]?.map((one) => one.status)).toEqual(['CANCELLED']);
  });
});
