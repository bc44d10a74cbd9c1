import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRegistered } from '@/api/registrations/endpoints';
import { changeTraining, dropTraining, getManaged } from '@/api/timetable/endpoints';
import { confirmBooking, removeRegistration } from '@/api/trainings/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { cities } from '@/backend/db/schema/directory';
import { trainings } from '@/backend/db/schema/trainings';
import { JOBS } from '@/backend/jobs/jobs';
import { remindOfTrainings } from '@/backend/services/trainings/remind';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import type { Actor } from '../helpers/given';
import { givenGuests } from '../helpers/given-guests';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let guests: ReturnType<typeof givenGuests>;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  guests = givenGuests(backend);
});
afterAll(() => backend.close());

const confirm = (as: Actor | undefined, id: string) =>
  backend.call(confirmBooking, { ...(as ? { as } : {}), params: { id } });
const titles = async ({ id }: Actor) => {
  const own = and(eq(notifications.userId, id), eq(notifications.kind, 'training-reminder'));
  const rows = await backend.db.select().from(notifications).where(own);
  return rows.map(({ data }) => data.title.split(':')[0]);
};
const at = <T>(moment: Date, act: () => Promise<T>) => backend.during(moment, act);
const before = ({ startsAt }: { startsAt: Date }, hours: number) =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

describe('reminders', () => {
  test('come a day and an hour before, once, however many servers there are', async () => {
    const training = await given.training({ inDays: 3, capacity: 1 });
    const [seated, waits] = [await backend.as(), await backend.as()];
    await given.register(seated, training.id);
    await given.register(waits, training.id, { waiting: true });
    await at(before(training, 24.1), () => remindOfTrainings(backend.deps));
    expect(await titles(seated)).toEqual([]);
    await at(before(training, 24), () =>
      Promise.all([remindOfTrainings(backend.deps), remindOfTrainings(backend.deps)]),
    );
    await at(before(training, 20), () => remindOfTrainings(backend.deps));
    expect(await titles(seated)).toEqual(['Скоро тренинг']);
    await at(before(training, 1), () =>
      Promise.all([remindOfTrainings(backend.deps), remindOfTrainings(backend.deps)]),
    );
    expect(await titles(seated)).toEqual(['Скоро тренинг', 'Через час тренинг']);
    expect(await titles(waits)).toEqual([]);
    expect(JOBS.map(({ run }) => run)).toContain(remindOfTrainings);
  });

  test('of tomorrow wait for 9 o’clock where the person works; of the next hour they go at once', async () => {
    const training = await given.training({ inDays: 3 });
    const city = `Петропавловск-${training.id}`;
    const pharmacy = await backend.given.pharmacy({ city });
    await backend.db.update(cities).set({ timeZone: 'Asia/Kamchatka' }).where(eq(cities.name, city));
    const [far, near] = [await backend.given.user({ pharmacyId: pharmacy.id }), await backend.as()];
    for (const who of [far, near]) await given.register(who, training.id);
    await backend.deliver();
    const lettersTo = (who: Actor) =>
      backend.letters.filter(({ to, subject }) => to === who.email && /Скоро|Через час/.test(subject));
    // midnight in Kamchatka, three in the afternoon in Moscow
    const dayBefore = before(training, 24);
    await at(dayBefore, () => remindOfTrainings(backend.deps));
    await at(dayBefore, () => backend.deliver());
    expect([lettersTo(far).length, lettersTo(near).length]).toEqual([0, 1]);
    await at(before(training, 15 + 1 / 60), () => backend.deliver());
    expect(lettersTo(far)).toHaveLength(0);
    await at(before(training, 15), () => backend.deliver());
    expect(lettersTo(far).map(({ subject }) => subject.split(':')[0])).toEqual(['Скоро тренинг']);
  });

  test('are none for who booked later, for a cancelled training and for one that has begun', async () => {
    const training = await given.training({ inDays: 3 });
    const [late, gone] = [await backend.as(), await backend.as()];
    await at(before(training, 20), () => given.register(late, training.id));
    const cancelled = await given.training({ inDays: 3 });
    await given.seat(gone.id, cancelled.id);
    await backend.db
      .update(trainings)
      .set({ status: 'cancelled', taken: 0 })
      .where(eq(trainings.id, cancelled.id));
    await at(before(training, 18), () => remindOfTrainings(backend.deps));
    await at(before(training, 0), () => remindOfTrainings(backend.deps));
    expect([await titles(late), await titles(gone)]).toEqual([[], []]);
    await backend.db
      .update(trainings)
      .set({ status: 'planned', taken: 1 })
      .where(eq(trainings.id, cancelled.id));
  });

  test('of a start that has moved come anew', async () => {
    const training = await given.training({ inDays: 3 });
    const anna = await backend.as();
    await given.register(anna, training.id);
    await at(before(training, 24), () => remindOfTrainings(backend.deps));
    const startsAt = new Date(training.startsAt.getTime() + DAY_MS);
    const endsAt = new Date(training.endsAt.getTime() + DAY_MS);
    await backend.db.update(trainings).set({ startsAt, endsAt }).where(eq(trainings.id, training.id));
    await at(before({ startsAt }, 24), () => remindOfTrainings(backend.deps));
    expect(await titles(anna)).toEqual(['Скоро тренинг', 'Скоро тренинг']);
  });
});

describe('a reminder that waits for the morning', () => {
  interface Held {
    training: Awaited<ReturnType<typeof given.training>>;
    anna: Actor;
    seat: string;
  }
  const remove = (as: Actor, id: string) =>
    backend.call(removeRegistration, { as, params: { id }, body: {} });
  const change = async (id: string, startsAt: Date) => {
    const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
    await backend.db.update(trainings).set({ startsAt, endsAt }).where(eq(trainings.id, id));
  };
  const soon = ({ email }: { email: string }) =>
    backend.letters.filter(({ to, subject }) => to === email && subject.startsWith('Скоро')).length;

  test.each<[string, number, (held: Held) => Promise<unknown>]>([
    ['given up', 1, ({ anna, seat }) => remove(anna, seat)],
    ['taken away by staff', 1, async ({ seat }) => remove(await backend.as('admin'), seat)],
    [
      'moved to another date',
      1,
      async ({ anna, seat }) => {
        const other = await given.training({ inDays: 9 });
        expect((await given.register(anna, other.id, { insteadOf: seat })).status).toBe(200);
      },
    ],
    ['of a start that has moved on', 0, ({ training }) => change(training.id, before(training, -24))],
    ['of a start that has come nearer', 0, ({ training }) => change(training.id, before(training, 2))],
    [
      'of a date that is cancelled',
      0,
      async ({ training }) =>
        backend.call(dropTraining, {
          as: await backend.as('admin'),
          params: { id: training.id },
          body: {},
        }),
    ],
  ])('goes to nobody whose seat is %s', async (_, toOther, end) => {
    // eleven in the evening in Moscow, a day before as well
    const training = await given.training({ startsAt: new Date('2026-11-23T20:00:00Z') });
    const [anna, guest] = [await backend.as(), await guests.person()];
    const { value } = await given.register(anna, training.id);
    await guests.record(await backend.as('admin'), training.id, guest);
    const seat = value.registeredPharmacistId ?? '';
    await at(before(training, 24), () => remindOfTrainings(backend.deps));
    await at(before(training, 24), () => backend.deliver());
    expect([soon(anna), soon(guest)]).toEqual([0, 0]);
    await at(before(training, 20), () => end({ training, anna, seat }));
    await at(before(training, 14), () => backend.deliver());
    expect([soon(anna), soon(guest)]).toEqual([0, toOther]);
  });
});

describe('an answer to a reminder', () => {
  test('is one’s own, of a seat, before the start', async () => {
    const training = await given.training({ capacity: 1 });
    const [anna, waits, stranger] = [await backend.as(), await backend.as(), await backend.as()];
    await given.register(anna, training.id);
    await given.register(waits, training.id, { waiting: true });
    expect((await confirm(undefined, training.id)).status).toBe(401);
    for (const as of [waits, stranger]) {
      expect(codeOf(await confirm(as, training.id))).toBe('404 registration-missing');
    }
    expect(codeOf(await confirm(anna, '987654321'))).toBe('404 training-missing');
    await at(training.startsAt, async () =>
      expect(codeOf(await confirm(anna, training.id))).toBe('409 training-started'),
    );
    expect((await confirm(anna, training.id)).value.isConfirmed).toBe(true);
    expect((await confirm(anna, training.id)).value.isConfirmed).toBe(true);
  });

  test('is of the start and the city it was said for; who leads it sees who comes', async () => {
    const trainer = await backend.as('trainer');
    const training = await given.training({ leaderId: trainer.id, inDays: 3 });
    const [anna, silent] = [await backend.as(), await backend.as()];
    for (const who of [anna, silent]) await given.register(who, training.id);
    const params = { id: training.id };
    const read = async () => {
      const { value } = await backend.call(getManaged, { as: trainer, params });
      const { value: people } = await backend.call(listRegistered, { as: trainer, params });
      const coming = people.items.filter(({ isConfirmed }) => isConfirmed).map(({ userId }) => userId);
      return [value.confirmedCount, coming];
    };
    const change = async (patch: object) => {
      const body = { ...(await wholeTraining(backend, trainer, training.id)), ...patch };
      expect((await backend.call(changeTraining, { as: trainer, params, body })).status).toBe(200);
    };
    await confirm(anna, training.id);
    expect(await read()).toEqual([1, [anna.id]]);
    await change({ localTo: '18:00', notes: 'Возьмите наушники' });
    expect(await read()).toEqual([1, [anna.id]]);
    await change({ localDay: '2026-11-30', localFrom: '16:00' });
    expect(await read()).toEqual([0, []]);
    expect((await confirm(anna, training.id)).value.isConfirmed).toBe(true);
    expect(await read()).toEqual([1, [anna.id]]);
  });

  test('that a slip of the leader forgot is asked for by the notice that mends it', async () => {
    const trainer = await backend.as('trainer');
    const training = await given.training({ leaderId: trainer.id, inDays: 3 });
    const anna = await backend.as();
    await given.register(anna, training.id);
    const params = { id: training.id };
    const right = await wholeTraining(backend, trainer, training.id);
    const change = async (patch: object) => {
      const body = { ...(await wholeTraining(backend, trainer, training.id)), ...patch };
      expect((await backend.call(changeTraining, { as: trainer, params, body })).status).toBe(200);
    };
    const notice = async () => {
      const own = and(eq(notifications.userId, anna.id), eq(notifications.kind, 'training'));
      const rows = await backend.db.select().from(notifications).where(own).orderBy(notifications.id);
      return rows.at(-1)?.data.text;
    };
    // long before, the reminder is yet to ask
    await change({ localTo: '23:30', localFrom: '22:00' });
    expect(await notice()).toMatch(/отмените запись\.$/);
    const { localFrom, localTo } = right;
    await change({ localFrom, localTo });
    await at(before(training, 23), async () => {
      await remindOfTrainings(backend.deps);
      await confirm(anna, training.id);
      await change({ localTo: '23:30', localFrom: '22:00' });
      await change({ localFrom, localTo });
      await remindOfTrainings(backend.deps);
    });
    expect(await titles(anna)).toEqual(['Скоро тренинг']);
    expect(await notice()).toMatch(/Ответьте в «Моих записях»: «Приду» или «Не приду»/);
  });

  test('given while the start moves is forgotten with it, or is an answer to the new one', async () => {
    const trainer = await backend.as('trainer');
    for (let round = 0; round < 4; round += 1) {
      const training = await given.training({ leaderId: trainer.id, inDays: 20 + round });
      const anna = await backend.as();
      await given.register(anna, training.id);
      const params = { id: training.id };
      const body = { ...(await wholeTraining(backend, trainer, training.id)), localTo: '23:00' };
      const [said] = await Promise.all([
        confirm(anna, training.id),
        backend.call(changeTraining, { as: trainer, params, body: { ...body, localFrom: '20:00' } }),
      ]);
      const { value } = await backend.call(getManaged, { as: trainer, params });
      const isNew = said.value.startsAt !== training.startsAt.toISOString();
      const stands = isNew && said.value.isConfirmed;
      expect([said.status, value.confirmedCount]).toEqual([200, stands ? 1 : 0]);
    }
  });

  test('that they do not come frees the seat for the next in line', async () => {
    const training = await given.training({ capacity: 1 });
    const [anna, waits] = [await backend.as(), await backend.as()];
    const { value } = await given.register(anna, training.id);
    await given.register(waits, training.id, { waiting: true });
    const id = value.registeredPharmacistId ?? '';
    await at(before(training, 20), () =>
      backend.call(removeRegistration, { as: anna, params: { id }, body: {} }),
    );
    expect(await given.people(training.id, 'registered')).toEqual([waits.id]);
  });
});
