import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordWalkIn, removeRegistrations } from '@/api/registrations/endpoints';
import { dropTraining, changeTraining, getManaged, writeToPeople } from '@/api/timetable/endpoints';
import { getGuestBooking, leaveAsGuest, removeRegistration } from '@/api/trainings/endpoints';
import { deliveries } from '@/backend/db/schema/notifications';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { LetterRefused, type Letter } from '@/backend/mail/mailer';
import { endLines } from '@/backend/services/trainings/end-lines';
import { forgetGuests } from '@/backend/services/trainings/forget-guests';
import { guestToken } from '@/backend/services/trainings/guest-token';
import { recheckZones } from '@/backend/services/trainings/recheck-zones';
import { remindOfTrainings } from '@/backend/services/trainings/remind';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenGuests } from '../helpers/given-guests';
import { givenTrainings } from '../helpers/given-trainings';
import { changeCapacity } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let guests: ReturnType<typeof givenGuests>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  guests = givenGuests(backend);
  trainer = await backend.given.user({ roles: ['trainer'], firstName: 'Алексей', lastName: 'Громов' });
});
afterAll(() => backend.close());

type Guest = Awaited<ReturnType<typeof guests.recorded>>;

const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
/** A date with a guest on it, beside somebody who is not to be named in any letter. */
async function booked(options: Parameters<typeof given.training>[0] = {}) {
  const training = await led(options);
  const neighbour = await backend.given.user({ lastName: 'Щедринская' });
  await given.register(neighbour, training.id);
  return { training, neighbour, guest: await guests.recorded(trainer, training.id) };
}
/** A guest who waits for the one seat of a date, and whose it is. */
async function inLine(options: Parameters<typeof given.training>[0] = {}) {
  const training = await led({ capacity: 1, ...options });
  const holder = await backend.given.user({ lastName: 'Щедринская' });
  const { value } = await given.register(holder, training.id);
  const guest = await guests.recorded(trainer, training.id, true);
  return { training, holder, seat: value.registeredPharmacistId ?? '', guest };
}
const before = ({ startsAt }: { startsAt: Date }, hours: number) =>
  new Date(startsAt.getTime() - hours * HOUR_MS);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** What came after the letter of the recording, once everything due has gone twice. */
async function newsOf({ email }: Pick<Guest, 'email'>) {
  await backend.deliver();
  await backend.deliver();
  return guests.lettersTo(email).slice(1);
}
/** The one letter; it has the way out, and names neither anybody else nor what a guest does not have. */
async function theNewsOf(guest: Guest) {
  const news = await newsOf(guest);
  expect(news.map(({ subject }) => subject)).toHaveLength(1);
  const [{ subject, text, attachments }] = news as [Letter & { attachments?: unknown }];
  expect(guests.tokenIn(text)).toBe(guestToken(backend.deps.secret, guest.id));
  expect(text).not.toMatch(/Щедринская|Мои(х|) запис|расписани|@|\+7/);
  expect(attachments).toBeUndefined();
  return { subject, text: plain(text) };
}
const deliveriesOf = ({ id }: Pick<Guest, 'id'>) =>
  backend.db.select().from(deliveries).where(eq(deliveries.registrationId, id)).orderBy(deliveries.id);

async function withMail<T>(send: (letter: Letter) => Promise<void>, act: () => Promise<T>): Promise<T> {
  const { mail } = backend.deps;
  backend.deps.mail = { send };
  try {
    return await act();
  } finally {
    backend.deps.mail = mail;
  }
}

describe('a guest is told by one letter', () => {
  test('who they were recorded for, and what is kept of them', async () => {
    const training = await led();
    const userParams = await guests.person();
    const { value } = await guests.record(trainer, training.id, userParams);
    expect(guests.lettersTo(userParams.email)).toEqual([]);
    await backend.deliver();
    const [letter, ...more] = guests.lettersTo(userParams.email);
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(/^Вы записаны: «/);
    expect(plain(letter?.text ?? '')).toMatch(/24 ноября 2026, 15:00–17:00 МСК, вебинар\./);
    expect(letter?.text).toContain('ваши имя, телефон, почта и аптека');
    expect(guests.tokenIn(letter?.text ?? '')).toBe(guestToken(backend.deps.secret, value.id));
    const [kept] = await deliveriesOf(value);
    expect(JSON.stringify(kept)).not.toContain(userParams.email);
  });

  test('that the training is cancelled', async () => {
    const { training, guest } = await booked();
    const drop = () =>
      backend.call(dropTraining, { as: trainer, params: { id: training.id }, body: { reason: 'Заболел' } });
    await drop();
    await drop();
    const { subject, text } = await theNewsOf(guest);
    expect(subject).toMatch(/^Тренинг отменён: «/);
    expect(text).toContain('24 ноября 2026, 15:00–17:00 МСК, вебинар. Заболел.');
    expect(text).toContain('Удалить ваши данные');
  });

  test('that time or place has changed, once for one change', async () => {
    const { training, guest } = await booked();
    const { value: seen } = await backend.call(getManaged, { as: trainer, params: { id: training.id } });
    const { type, cityId, address, localDay, localFrom, leaderId, mtsEventId, recordingUrl } = seen;
    const body = {
      ...{ type, cityId, address, localDay, localFrom, leaderId, mtsEventId, recordingUrl },
      ...{ localTo: '18:30', capacity: seen.capacity ?? ('' as const), notes: seen.notes },
      ...{ timeZone: 'Europe/Moscow' as const, seenAt: seen.updatedAt, confirmBusy: true },
    };
    const { status } = await backend.call(changeTraining, { as: trainer, params: { id: training.id }, body });
    expect(status).toBe(200);
    const { subject, text } = await theNewsOf(guest);
    expect(subject).toMatch(/^Тренинг изменился: «/);
    expect(text).toMatch(/Было: .*15:00–17:00 МСК, вебинар\. Стало: .*15:00–18:30 МСК, вебинар\./);
    expect(text).toContain('Не придёте — снимите запись по ссылке');
  });

  test.each(['a seat given up', 'a seat added'])('that their turn has come: %s', async (how) => {
    const { training, holder, seat, guest } = await inLine();
    expect(guest.state).toBe('waiting');
    if (how === 'a seat added') await changeCapacity(backend, trainer, training.id, 2);
    else await backend.call(removeRegistration, { as: holder, params: { id: seat }, body: {} });
    expect((await given.people(training.id, 'registered')).includes('guest')).toBe(true);
    const { subject, text } = await theNewsOf(guest);
    expect(subject).toMatch(/^Место освободилось, вы записаны: «/);
    expect(text).toContain('24 ноября 2026, 15:00–17:00 МСК');
    expect(text).toContain('Не придёте — снимите запись по ссылке');
  });

  test('that staff have removed them, one by one and many at once', async () => {
    const one = await booked();
    const reason = 'Перенесли на весну';
    await backend.call(removeRegistration, { as: trainer, params: { id: one.guest.id }, body: { reason } });
    const { subject, text } = await theNewsOf(one.guest);
    expect(subject).toMatch(/^Запись снята: «/);
    expect(text).toContain('МСК, вебинар. Перенесли на весну.');
    const other = await booked();
    await backend.call(removeRegistrations, { as: trainer, body: { ids: [other.guest.id] } });
    expect((await theNewsOf(other.guest)).subject).toMatch(/^Запись снята: «/);
  });

  test('that a law has moved the time', async () => {
    const startsAt = new Date('2026-12-08T04:00:00Z');
    const { guest } = await booked({ zone: 'Asia/Omsk', city: unique('Омск'), startsAt });
    const moved = (wall: Parameters<typeof instantsOf>[0], zone: string) =>
      instantsOf(wall, zone === 'Asia/Omsk' ? 'Europe/Moscow' : zone);
    for (const _ of [1, 2]) await recheckZones(backend.deps, undefined, moved);
    const { subject, text } = await theNewsOf(guest);
    expect(subject).toMatch(/^Тренинг изменился: «/);
    expect(text).toMatch(/07:00–09:00 МСК.*Стало: .*10:00–12:00 МСК/);
  });

  test('that no seat came free by the start', async () => {
    const { training, guest } = await inLine();
    await backend.during(training.startsAt, async () => {
      await Promise.all([endLines(backend.deps), endLines(backend.deps)]);
      const { subject, text } = await theNewsOf(guest);
      expect(subject).toMatch(/^Место не освободилось: «/);
      expect(text).toContain('Лист ожидания закрыт: тренинг начался.');
    });
  });

  test('of the training a day and an hour before, with two servers and however often they look', async () => {
    const { training, guest } = await booked();
    const waits = await guests.recorded(trainer, (await inLine()).training.id, true);
    for (const hours of [24, 20, 1, 0.5]) {
      await backend.during(before(training, hours), async () => {
        await Promise.all([remindOfTrainings(backend.deps), remindOfTrainings(backend.deps)]);
        await Promise.all([backend.deliver(), backend.deliver()]);
      });
    }
    const news = await newsOf(guest);
    expect(news.map(({ subject }) => subject.split(':')[0])).toEqual(['Скоро тренинг', 'Через час тренинг']);
    for (const { text } of news) {
      expect(plain(text)).toContain('24 ноября 2026, 15:00–17:00 МСК');
      expect(text).not.toMatch(/Мои(х|) запис|Щедринская/);
      expect(text).toContain('Не придёте — снимите запись по ссылке');
    }
    expect(await newsOf(waits)).toEqual([]);
  });

  test('of a start that has moved anew, and never once it has begun', async () => {
    const { training, guest } = await booked({ inDays: 3 });
    await backend.during(before(training, 24), () => remindOfTrainings(backend.deps));
    const startsAt = new Date(training.startsAt.getTime() + DAY_MS);
    const endsAt = new Date(training.endsAt.getTime() + DAY_MS);
    await backend.db.update(trainings).set({ startsAt, endsAt }).where(eq(trainings.id, training.id));
    await backend.during(before({ startsAt }, 24), () => remindOfTrainings(backend.deps));
    await backend.during(before({ startsAt }, 1), () => remindOfTrainings(backend.deps));
    await backend.during(startsAt, async () => expect(await newsOf(guest)).toEqual([]));
    const rows = await deliveriesOf(guest);
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['sent', null],
      ...[1, 2, 3].map(() => ['dropped', 'late']),
    ]);
  });

  test('what the leader writes', async () => {
    const { training, guest } = await booked();
    const body = { to: 'everyone' as const, text: 'Возьмите халат.' };
    const { value } = await backend.call(writeToPeople, {
      ...{ as: trainer, params: { id: training.id }, body, idempotencyKey: crypto.randomUUID() },
    });
    expect(value).toMatchObject({ people: 1, guests: 1 });
    const { subject, text } = await theNewsOf(guest);
    expect(subject).toMatch(/^Сообщение о тренинге «/);
    expect(text).toContain('Алексей Громов: Возьмите халат.');
  });
});

describe('nothing more is sent', () => {
  const cancel = (id: string) => backend.call(dropTraining, { as: trainer, params: { id }, body: {} });

  test('to a guest who has left by the link', async () => {
    const { training, guest } = await booked();
    await backend.call(leaveAsGuest, { params: { token: guestToken(backend.deps.secret, guest.id) } });
    await cancel(training.id);
    expect(await newsOf(guest)).toEqual([]);
    expect(await deliveriesOf(guest)).toHaveLength(1);
  });

  test('to one who leaves, or is forgotten, before it has gone', async () => {
    const [one, other] = [await booked(), await booked()];
    for (const { training } of [one, other]) await cancel(training.id);
    await backend.call(leaveAsGuest, { params: { token: guestToken(backend.deps.secret, one.guest.id) } });
    const late = new Date(other.training.endsAt.getTime() + 366 * DAY_MS);
    await backend.during(late, () => forgetGuests(backend.deps));
    for (const { guest } of [one, other]) {
      expect(await newsOf(guest)).toEqual([]);
      expect((await deliveriesOf(guest)).at(-1)).toMatchObject({ state: 'dropped', reason: 'unreachable' });
    }
  });

  test('of a seat that was removed as its reminder waited', async () => {
    const { training, guest } = await booked();
    await backend.during(before(training, 20), () => remindOfTrainings(backend.deps));
    await backend.call(removeRegistration, { as: trainer, params: { id: guest.id }, body: {} });
    expect((await theNewsOf(guest)).subject).toMatch(/^Запись снята/);
  });
});

describe('a letter that does not go', () => {
  test('waits for the mail server and comes once', async () => {
    const { training, guest } = await booked();
    await backend.call(dropTraining, { as: trainer, params: { id: training.id }, body: {} });
    await withMail(
      () => Promise.reject(new Error('no mail server')),
      async () => void (await backend.deliver()),
    );
    expect(await newsOf(guest)).toEqual([]);
    expect((await deliveriesOf(guest)).at(-1)).toMatchObject({ state: 'waiting', attempts: 1 });
    backend.clock.advance(30_000);
    await theNewsOf(guest);
    backend.clock.set(now);
  });

  test('is not tried again where the address is refused for good', async () => {
    const { training, guest } = await booked();
    await backend.call(dropTraining, { as: trainer, params: { id: training.id }, body: {} });
    const said = { message: `550 <${guest.email}>: user unknown`, code: 'EENVELOPE', responseCode: 550 };
    await withMail(
      () => Promise.reject(new LetterRefused(said)),
      async () => void (await backend.deliver()),
    );
    backend.clock.advance(3 * HOUR_MS);
    expect(await newsOf(guest)).toEqual([]);
    const last = (await deliveriesOf(guest)).at(-1);
    expect(last).toMatchObject({ state: 'failed', attempts: 1 });
    expect(last?.reason).not.toContain(guest.email);
    backend.clock.set(now);
  });
});

describe('the way out is told by what the guest has', () => {
  const readBy = async (text: string) => {
    const { value } = await backend.call(getGuestBooking, { params: { token: guests.tokenIn(text) } });
    return value.state;
  };

  test('a place in line is no seat that another could get', async () => {
    const { guest } = await inLine();
    const [{ text } = { text: '' }] = guests.lettersTo(guest.email);
    expect(text).toContain('выйдите из листа ожидания по ссылке');
    expect(text).not.toContain('место получит другой');
    expect(await readBy(text)).toBe('line');
  });

  test('who was marked before the start has come, and gives up nothing', async () => {
    const training = await led();
    const userParams = await guests.person();
    await backend.during(before(training, 0.5), async () => {
      await backend.call(recordWalkIn, {
        ...{ as: trainer, params: { id: training.id }, body: { userParams } },
        idempotencyKey: crypto.randomUUID(),
      });
      await backend.deliver();
      const [{ text } = { text: '' }] = guests.lettersTo(userParams.email);
      expect(text).toContain('Удалить ваши данные из записи можно по ссылке');
      expect(text).not.toContain('Не придёте');
      expect(await readBy(text)).toBe('came');
    });
  });

  test('a seat on a training that has begun is over', async () => {
    const { training, guest } = await booked();
    const [{ text } = { text: '' }] = guests.lettersTo(guest.email);
    expect(await readBy(text)).toBe('seat');
    await backend.during(training.startsAt, async () => expect(await readBy(text)).toBe('over'));
  });
});

test('the link of any letter gives the booking up', async () => {
  const { training, guest } = await inLine();
  await changeCapacity(backend, trainer, training.id, 2);
  const { text } = await theNewsOf(guest);
  const token = guests.tokenIn(text);
  expect((await backend.call(getGuestBooking, { params: { token } })).value.state).toBe('seat');
  expect((await backend.call(leaveAsGuest, { params: { token } })).status).toBe(204);
  const gone = and(eq(trainingRegistrations.id, guest.id), eq(trainingRegistrations.state, 'cancelled'));
  expect(await backend.db.$count(trainingRegistrations, gone)).toBe(1);
  expect(await given.taken(training.id)).toBe(1);
});
