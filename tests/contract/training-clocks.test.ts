import { eq } from 'drizzle-orm';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startExport } from '@/api/exports/endpoints';
import { downloadReport, reportFigures } from '@/api/registrations/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { changeTraining, dropTraining, listManaged, writeToPeople } from '@/api/timetable/endpoints';
import { getGuestBooking, getSlot, listSlots, removeRegistration } from '@/api/trainings/endpoints';
import { cities } from '@/backend/db/schema/directory';
import { notifications } from '@/backend/db/schema/notifications';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { remindOfTrainings } from '@/backend/services/trainings/remind';
import { HOUR_MS } from '@/lib/domain/moscow';
import { wholeClocksWords } from '@/lib/domain/trainings/clock-words';
import { byDay } from '@/components/screens/schedule/days-of';
import { weekOf } from '@/lib/domain/week';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenGuests } from '../helpers/given-guests';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
const ZONE = 'Asia/Vladivostok';
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let guests: ReturnType<typeof givenGuests>;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  guests = givenGuests(backend);
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** A pharmacy where the clock is another one than Moscow's. */
async function pharmacyIn(zone: string): Promise<string> {
  const city = unique('Город');
  const { id } = await backend.given.pharmacy({ city });
  await backend.db.update(cities).set({ timeZone: zone }).where(eq(cities.name, city));
  return id;
}

/** Titles and texts of what the person has in the portal, the oldest first. */
async function notificationsOf({ id }: Actor): Promise<string[]> {
  const rows = await backend.db.select().from(notifications).where(eq(notifications.userId, id));
  return rows.sort((one, other) => Number(one.id) - Number(other.id)).map(({ data }) => plain(data.text));
}

async function lettersTo(email: string): Promise<string[]> {
  await backend.deliver();
  return backend.letters.filter(({ to }) => to === email).map(({ text }) => plain(text));
}

const seatOf = async (as: Actor) => {
  const row = trainingRegistrations;
  const found = await backend.db.select().from(row).where(eq(row.userId, as.id));
  return found.at(-1)?.id ?? '';
};

describe('a webinar is told by Moscow’s clock and the reader’s', () => {
  const OWN = '24 ноября 2026, 15:00–17:00 МСК (у вас: 22:00–00:00, МСК+7), вебинар';
  const startsAt = new Date('2026-11-24T12:00:00Z');
  const webinar = (topicId?: string) =>
    given.training({
      startsAt,
      capacity: 3,
      leaderId: admin.id,
      ...(topicId === undefined ? {} : { topicId }),
    });
  const east = async () => backend.given.user({ pharmacyId: await pharmacyIn(ZONE) });

  test('booked, moved, changed, reminded of, written to, cancelled: each by their own; Moscow’s alone of who has no other', async () => {
    const date = await webinar();
    const [far, near, nowhere] = [
      await east(),
      await backend.given.user({ pharmacyId: await pharmacyIn('Europe/Moscow') }),
      await backend.given.user(),
    ];
    for (const as of [far, near, nowhere]) await given.register(as, date.id);
    expect(await notificationsOf(far)).toEqual([`${OWN}.`]);
    expect((await lettersTo(far.email)).at(-1)).toContain(OWN);
    const next = { ...(await wholeTraining(backend, admin, date.id)), localFrom: '16:00', localTo: '18:00' };
    await backend.call(changeTraining, { as: admin, params: { id: date.id }, body: next });
    const later = '24 ноября 2026, 16:00–18:00 МСК (у вас: 23:00–01:00, МСК+7), вебинар';
    expect((await notificationsOf(far)).at(-1)).toMatch(`Было: ${OWN}. Стало: ${later}.`);
    const body = { to: 'registered' as const, text: 'До встречи' };
    await backend.call(writeToPeople, { as: admin, params: { id: date.id }, body });
    expect((await notificationsOf(far)).at(-1)).toContain(later);
    await backend.during(new Date(startsAt.getTime() - 20 * HOUR_MS), () => remindOfTrainings(backend.deps));
    expect((await notificationsOf(far)).at(-1)).toContain(`${later}. Ответьте`);
    await backend.call(dropTraining, { as: admin, params: { id: date.id }, body: { reason: 'Болезнь' } });
    expect((await notificationsOf(far)).at(-1)).toContain(`${later}. Болезнь.`);
    for (const as of [near, nowhere]) {
      const texts = await notificationsOf(as);
      expect(texts).toHaveLength(5);
      for (const text of texts) expect(text).not.toMatch(/у вас|местное/);
    }
  });

  test('a seat from the line, a move, and a seat that staff take away', async () => {
    const topicId = await given.topic();
    const [first, second] = [
      await webinar(topicId),
      await given.training({ topicId, inDays: 6, capacity: 1 }),
    ];
    const [holder, waits] = [await backend.as(), await east()];
    const { value } = await given.register(holder, second.id);
    await given.register(waits, second.id, { waiting: true });
    const params = { id: value.registeredPharmacistId ?? '' };
    await backend.call(removeRegistration, { as: holder, params, body: {} });
    expect((await notificationsOf(waits)).at(-1)).toMatch(/МСК \(у вас: .+, МСК\+7\), вебинар/);
    await given.register(waits, first.id, { insteadOf: await seatOf(waits) });
    expect((await notificationsOf(waits)).at(-1)).toMatch(
      new RegExp(`^Было: .+у вас.+ Стало: .+у вас.+вебинар\\.$`),
    );
    await backend.call(removeRegistration, { as: admin, params: { id: await seatOf(waits) }, body: {} });
    expect((await notificationsOf(waits)).at(-1)).toContain(OWN);
  });

  test('a guest by the pharmacy that was given for them, in letters and on the page of the link', async () => {
    const date = await webinar();
    const person = { ...(await guests.person()), pharmacyId: await pharmacyIn(ZONE) };
    expect((await guests.record(admin, date.id, person)).status).toBe(200);
    const [letter = ''] = await lettersTo(person.email);
    expect(letter).toContain(OWN);
    const token = guests.tokenIn(letter);
    const { value } = await backend.call(getGuestBooking, { params: { token } });
    expect(plain(wholeClocksWords(value))).toBe(OWN.replace(', вебинар', ''));
    await backend.call(dropTraining, { as: admin, params: { id: date.id }, body: {} });
    expect((await lettersTo(person.email)).at(-1)).toContain(OWN);
  });
});

/** The same instants everywhere, whatever the place: Moscow’s clock first, the place’s beside it. */
test.each([
  {
    ...{ zone: ZONE, startsAt: '2026-11-24T00:00:00Z', day: '2026-11-24' },
    ...{ moscow: '03:00–05:00', local: '10:00–12:00', shift: 'МСК+7' },
    words: '24 ноября 2026, 03:00–05:00 МСК (местное время: 10:00–12:00, МСК+7)',
  },
  {
    ...{ zone: 'Asia/Kamchatka', startsAt: '2026-11-22T20:00:00Z', day: '2026-11-22' },
    ...{ moscow: '23:00–01:00', local: '23 ноября 2026, 08:00–10:00', shift: 'МСК+9' },
    words: '22 ноября 2026, 23:00–01:00 МСК (местное время: 23 ноября 2026, 08:00–10:00, МСК+9)',
  },
])('a hall in $zone: letter, notification, call, guest’s page and report tell one time', async (hall) => {
  const { moscow, day, local, words } = hall;
  const city = unique('Зал');
  const date = await given.training({
    ...{ city, zone: hall.zone, startsAt: new Date(hall.startsAt), leaderId: admin.id },
  });
  const as = await backend.given.user({ pharmacyId: await pharmacyIn('Europe/Kaliningrad') });
  await given.register(as, date.id);
  const person = await guests.person();
  await guests.record(admin, date.id, person);

  expect((await notificationsOf(as))[0]).toContain(words);
  expect((await lettersTo(as.email))[0]).toContain(words);
  const [letter = ''] = await lettersTo(person.email);
  expect(letter).toContain(words);
  const params = { params: { token: guests.tokenIn(letter) } };
  const { value: guest } = await backend.call(getGuestBooking, params);
  expect(plain(wholeClocksWords(guest))).toBe(words);
  const { value: slot } = await backend.call(getSlot, { as, params: { id: date.id } });
  expect(plain(wholeClocksWords(slot))).toBe(words);
  expect(new Date(slot.startsAt)).toEqual(date.startsAt);

  const cells = { 'Дата (МСК)': day, 'Время (МСК)': `${moscow} МСК`, 'Местное время': local, Город: city };
  const told = (head: readonly unknown[] = [], row: readonly unknown[] = []) =>
    Object.fromEntries(
      Object.keys(cells).map((title) => [title, plain(String(row[head.findIndex((one) => one === title)]))]),
    );
  const report = await backend.call(downloadReport, { as: admin, query: { training_id: date.id } });
  const sheet = (await readExcel(Buffer.from(report.value.body as Uint8Array)))[0]?.data ?? [];
  expect(sheet).toHaveLength(3);
  expect(sheet.slice(1).map((row) => told(sheet[0], row))).toEqual([cells, cells]);
  const titles = sheet[0]?.map(String) ?? [];
  expect(titles.indexOf('Время (МСК)')).toBeLessThan(titles.indexOf('Местное время'));

  const start = { format: 'csv' as const, filters: { trainingId: date.id } };
  const { value: run } = await backend.call(startExport, {
    ...{ as: admin, params: { id: 'training-registrations' }, body: start },
  });
  await backend.work();
  const { value: file } = await backend.call(getRunFile, { as: admin, params: { id: run.id } });
  const text = new TextDecoder().decode(file.body as Uint8Array);
  const lines = text.split(/\r?\n/).map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
  expect(lines.slice(1, 3).map((row) => told(lines[0], row))).toEqual([cells, cells]);
});

test('a slot is of the day it begins on in Moscow: the list, its headings, the week, the timetable and the report agree', async () => {
  // Monday 08:00 in Petropavlovsk-Kamchatsky, Sunday 23:00 in Moscow
  const topicId = await given.topic();
  const date = await given.training({
    ...{ topicId, city: unique('Зал'), zone: 'Asia/Kamchatka', leaderId: admin.id },
    startsAt: new Date('2026-11-22T20:00:00Z'),
  });
  const as = await backend.as();
  await given.register(as, date.id);
  const [sunday, monday] = ['2026-11-22', '2026-11-23'];
  const found = async (filter: { from: string; to: string }) => {
    const query = { filter: { topicId, ...filter } };
    const { value } = await backend.call(listSlots, { as, query });
    const managed = await backend.call(listManaged, { as: admin, query });
    const report = await backend.call(reportFigures, { as: admin, query });
    return {
      headings: [...byDay(value.items).keys()],
      managed: managed.value.items.map(({ slot }) => slot.slice(0, 10)),
      people: report.value.items.reduce((sum, { registered }) => sum + registered, 0),
    };
  };
  const none = { headings: [], managed: [], people: 0 };
  const one = { headings: [sunday], managed: [sunday], people: 1 };
  expect(await found({ from: sunday, to: sunday })).toEqual(one);
  expect(await found({ from: monday, to: monday })).toEqual(none);
  const week = (day: string) => ({ from: weekOf(day)[0] ?? '', to: weekOf(day)[6] ?? '' });
  expect(await found(week(sunday))).toEqual(one);
  expect(await found(week(monday))).toEqual(none);
});
