import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '@/backend/db/schema/notifications';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { users } from '@/backend/db/schema/users';
import { JOBS } from '@/backend/jobs/jobs';
import { endLines } from '@/backend/services/trainings/end-lines';
import { cancelTraining } from '@/backend/services/trainings/cancel-training';
import { recheckZones } from '@/backend/services/trainings/recheck-zones';
import { seatPerson } from '@/backend/services/trainings/seat-person';
import { confirmBooking, getSlot, listSlots, removeRegistration } from '@/api/trainings/endpoints';
import { markVisit, takeBackVisit } from '@/api/registrations/endpoints';
import { changeTraining } from '@/api/timetable/endpoints';
import { HOUR_MS } from '@/lib/domain/moscow';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { changeCapacity, wholeTraining } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
});
afterAll(() => backend.close());

const at = <T>(moment: Date, act: () => Promise<T>) => backend.during(moment, act);
const remove = (as: Actor, id: string) => backend.call(removeRegistration, { as, params: { id }, body: {} });
const trail = async (trainingId: string) => {
  const ofTraining = eq(auditRecords.subjectId, trainingId);
  const rows = await backend.db.select().from(auditRecords).where(ofTraining);
  return rows.map(({ action, actorId }) => [action, actorId]);
};

describe('the number of seats', () => {
  test('a hall has a limit; a started and a cancelled training keep theirs', async () => {
    const trainer = await backend.as('trainer');
    const hall = await given.training({ city: unique('Казань'), leaderId: trainer.id });
    const change = async (capacity: number | '') =>
      codeOf(await changeCapacity(backend, trainer, hall.id, capacity));
    expect(await change('')).toBe('422 invalid');
    await at(hall.startsAt, async () => expect(await change(40)).toBe('409 training-started'));
    expect(await trail(hall.id)).toEqual([]);
    const { value } = await changeCapacity(backend, trainer, hall.id, 40);
    expect(value).toMatchObject({ capacity: 40, version: 0 });
    expect(await trail(hall.id)).toEqual([['training.changed', trainer.id]]);
    await cancelTraining(backend.ctx(trainer), hall.id, null);
    expect(await change(50)).toBe('409 training-cancelled');
  });
});

test('a date that moves tells each what they can give up: a seat, or a place in line', async () => {
  const trainer = await backend.as('trainer');
  const { id } = await given.training({ capacity: 1, leaderId: trainer.id });
  const [seated, waits] = [await backend.as(), await backend.as()];
  for (const who of [seated, waits]) await given.register(who, id, { waiting: true });
  const body = { ...(await wholeTraining(backend, trainer, id)), localTo: '23:30' };
  expect((await backend.call(changeTraining, { as: trainer, params: { id }, body })).status).toBe(200);
  const told = async ({ id: userId }: Actor) =>
    (await backend.db.select().from(notifications).where(eq(notifications.userId, userId)))
      .map(({ data }) => data)
      .find(({ title }) => title.startsWith('Тренинг изменился'))?.text;
  expect(await told(seated)).toMatch(/отмените запись\.$/);
  expect(await told(waits)).toMatch(/выйдите из листа ожидания\.$/);
});

describe('the trail has numbers, and no words that may name somebody', () => {
  const detailsOf = async (action: string, subjectId: string) => {
    const of = and(eq(auditRecords.subjectId, subjectId), eq(auditRecords.action, action));
    const rows = await backend.db.select().from(auditRecords).where(of);
    return rows.map(({ details }) => details);
  };

  test('another address is said to be another', async () => {
    const trainer = await backend.as('trainer');
    const { id } = await given.training({ city: unique('Казань'), leaderId: trainer.id });
    const address = 'ул. Баумана, 1, у Ивановой';
    const body = { ...(await wholeTraining(backend, trainer, id)), address };
    const { status } = await backend.call(changeTraining, { as: trainer, params: { id }, body });
    expect(status).toBe(200);
    expect(await detailsOf('training.changed', id)).toEqual([{ fields: ['address'] }]);
  });

  test('why a mark was taken back stays with the registration, until the person is marked anew', async () => {
    const trainer = await backend.as('trainer');
    const training = await given.training({ leaderId: trainer.id });
    const seat = await given.seat((await backend.as()).id, training.id);
    const params = { id: seat };
    const reasonOf = async () => {
      const row = trainingRegistrations;
      const [found] = await backend.db.select().from(row).where(eq(row.id, seat));
      return found?.cancelReason;
    };
    const markIt = () =>
      backend.call(markVisit, {
        ...{ as: trainer, params, body: {}, idempotencyKey: crypto.randomUUID() },
      });
    await at(training.startsAt, async () => {
      await markIt();
      const reason = 'Перепутал с Ивановой Ольгой';
      const taken = await backend.call(takeBackVisit, { as: trainer, params, body: { reason } });
      expect(taken.status).toBe(204);
      expect(await reasonOf()).toBe(reason);
      await markIt();
      expect(await reasonOf()).toBeNull();
    });
    expect(await detailsOf('training.visit-taken-back', seat)).toEqual([
      { trainingId: training.id, visitId: expect.any(String) },
    ]);
  });
});

test('notes and a recording are named in the trail, without what they say', async () => {
  const trainer = await backend.as('trainer');
  const { id, startsAt } = await given.training({ leaderId: trainer.id });
  await at(startsAt, async () => {
    const whole = await wholeTraining(backend, trainer, id);
    const body = { ...whole, notes: 'Спросите Иванову', recordingUrl: 'https://video.example/1' };
    expect((await backend.call(changeTraining, { as: trainer, params: { id }, body })).status).toBe(200);
  });
  const [record] = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, id));
  expect(record?.details).toEqual({ fields: ['notes', 'recordingUrl'] });
});

describe('a cancelled training', () => {
  test('is written down once', async () => {
    const trainer = await backend.as('trainer');
    const { id } = await given.training();
    await cancelTraining(backend.ctx(trainer), id, null);
    await cancelTraining(backend.ctx(trainer), id, null);
    expect(await trail(id)).toEqual([['training.cancelled', trainer.id]]);
  });

  test('never is one that somebody came to; after the start admins alone cancel', async () => {
    const [trainer, admin, person] = [
      await backend.as('trainer'),
      await backend.as('admin'),
      await backend.as(),
    ];
    const [visited, empty] = [await given.training(), await given.training()];
    const seat = eq(trainingRegistrations.id, await given.seat(person.id, visited.id));
    await backend.db.update(trainingRegistrations).set({ visitedAt: now }).where(seat);
    const cancel = (as: Actor, id: string) => cancelTraining(backend.ctx(as), id, null);
    await expect(cancel(trainer, visited.id)).rejects.toMatchObject({
      status: 409,
      code: 'training-visited',
    });
    await at(empty.startsAt, async () => {
      await expect(cancel(admin, visited.id)).rejects.toMatchObject({ code: 'training-visited' });
      await expect(cancel(trainer, empty.id)).rejects.toMatchObject({ code: 'training-started' });
      await cancel(admin, empty.id);
    });
    expect(await trail(empty.id)).toEqual([['training.cancelled', admin.id]]);
  });
});

test('an account that ended while the call was on its way gets no seat, by itself or by staff', async () => {
  const staff = await backend.as('support');
  const { id } = await given.training();
  for (const ended of [{ erasedAt: now }, { isArchived: true }]) {
    const person = await backend.as();
    await backend.db.update(users).set(ended).where(eq(users.id, person.id));
    const asked = { trainingId: id, userId: person.id };
    const gone = { status: 404, code: 'user-missing' };
    await expect(seatPerson(backend.ctx(person), { ...asked, source: 'self' })).rejects.toMatchObject(gone);
    await expect(
      seatPerson(backend.ctx(staff), { ...asked, source: 'staff', recordedById: staff.id }),
    ).rejects.toMatchObject(gone);
  }
  expect([await given.taken(id), await given.people(id)]).toEqual([0, []]);
});

describe('the line', () => {
  test('one’s own place named as the one given up becomes the seat', async () => {
    const { id } = await given.training({ capacity: 1, inDays: 1 });
    const [holder, as] = [await backend.as(), await backend.as()];
    const seat = (await given.register(holder, id)).value.registeredPharmacistId ?? '';
    const { value } = await given.register(as, id, { waiting: true, notLaterHours: 48 });
    await remove(holder, seat);
    const answer = await given.register(as, id, { insteadOf: value.waitingId ?? '' });
    expect(answer.value.myState).toBe('registered');
    expect([await given.taken(id), await given.people(id, 'registered')]).toEqual([1, [as.id]]);
  });

  test('a server whose clock is behind puts nobody before those who stand in it', async () => {
    const { id } = await given.training({ capacity: 1 });
    const [holder, first, second] = [await backend.as(), await backend.as(), await backend.as()];
    const seat = (await given.register(holder, id)).value.registeredPharmacistId ?? '';
    await given.register(first, id, { waiting: true });
    const behind = await at(new Date(now.getTime() - 60_000), () =>
      given.register(second, id, { waiting: true }),
    );
    expect(behind.value.waitingPosition).toBe(2);
    await remove(holder, seat);
    expect(await given.people(id, 'registered')).toEqual([first.id]);
  });

  test('who moves up on one date waits for no other of the topic', async () => {
    const topicId = await given.topic();
    const [a, b] = [
      await given.training({ topicId, capacity: 1, inDays: 3 }),
      await given.training({ topicId, capacity: 1, inDays: 9 }),
    ];
    const [one, other, both, next] = [
      await backend.as(),
      await backend.as(),
      await backend.as(),
      await backend.as(),
    ];
    const seatA = (await given.register(one, a.id)).value.registeredPharmacistId ?? '';
    const seatB = (await given.register(other, b.id)).value.registeredPharmacistId ?? '';
    for (const { id } of [a, b]) await given.register(both, id, { waiting: true });
    await given.register(next, b.id, { waiting: true });
    await remove(one, seatA);
    expect([await given.people(a.id, 'registered'), await given.people(b.id, 'waiting')]).toEqual([
      [both.id],
      [next.id],
    ]);
    await remove(other, seatB);
    expect(await given.people(b.id, 'registered')).toEqual([next.id]);
  });

  test('goes past who sits on another date of the topic', async () => {
    const topicId = await given.topic();
    const full = await given.training({ topicId, capacity: 1, inDays: 3 });
    const other = await given.training({ topicId, inDays: 9 });
    const [holder, sits, next] = [await backend.as(), await backend.as(), await backend.as()];
    const seat = (await given.register(holder, full.id)).value.registeredPharmacistId ?? '';
    for (const person of [sits, next]) await given.register(person, full.id, { waiting: true });
    await given.seat(sits.id, other.id);
    await remove(holder, seat);
    expect(await given.people(full.id, 'registered')).toEqual([next.id]);
  });

  test('ends at the start, is past at once, and each in it is told once', async () => {
    const { id, startsAt } = await given.training({ capacity: 1 });
    const [holder, first, second] = [await backend.as(), await backend.as(), await backend.as()];
    await given.register(holder, id);
    for (const person of [first, second]) await given.register(person, id, { waiting: true });
    const past = async (as: Actor) => {
      const { value } = await backend.call(listSlots, { as, query: { filter: { mine: 'past' } } });
      return value.items.map((slot) => [slot.id, slot.myState]);
    };
    const told = async ({ id: userId }: Actor) => {
      const ofPerson = eq(notifications.userId, userId);
      const rows = await backend.db.select().from(notifications).where(ofPerson);
      return rows.filter(({ data }) => data.title.startsWith('Место не освободилось')).length;
    };
    await at(new Date(startsAt.getTime() - 1), () => endLines(backend.deps));
    expect(await given.people(id, 'waiting')).toEqual([first.id, second.id]);
    await at(startsAt, async () => {
      expect(await past(first)).toEqual([[id, 'waiting']]);
      await Promise.all([endLines(backend.deps), endLines(backend.deps)]);
      await endLines(backend.deps);
      expect(await past(first)).toEqual([[id, 'expired']]);
    });
    expect(await Promise.all([first, second, holder].map(told))).toEqual([1, 1, 0]);
    expect([await given.taken(id), await given.people(id, 'registered')]).toEqual([1, [holder.id]]);
    expect(JOBS.map(({ run }) => run)).toContain(endLines);
  });
});

describe('a law that moves a zone', () => {
  /** Omsk by Moscow's clock. */
  type Wall = Parameters<typeof instantsOf>[0];
  const moved = (wall: Wall, zone: string) => instantsOf(wall, zone === 'Asia/Omsk' ? 'Europe/Moscow' : zone);

  test('keeps the wall, moves the instants, raises the sequence and tells everybody once', async () => {
    const options = { zone: 'Asia/Omsk', city: unique('Омск'), startsAt: new Date('2026-12-08T04:00:00Z') };
    const hall = await given.training(options);
    const beside = await given.training({ city: unique('Казань') });
    const person = await backend.as();
    await given.register(person, hall.id);
    await backend.call(confirmBooking, { as: person, params: { id: hall.id } });
    const comes = async () =>
      (await backend.call(getSlot, { as: person, params: { id: hall.id } })).value.isConfirmed;
    const read = async (id: string) =>
      (await backend.db.select().from(trainings).where(eq(trainings.id, id)))[0];
    const told = async () => {
      const rows = await backend.db.select().from(notifications).where(eq(notifications.userId, person.id));
      return rows.filter(({ data }) => data.title.startsWith('Тренинг изменился'));
    };
    await recheckZones(backend.deps);
    expect(await read(hall.id)).toMatchObject({ version: 0, startsAt: options.startsAt });
    expect(await comes()).toBe(true);
    for (const _ of [1, 2]) await recheckZones(backend.deps, undefined, moved);
    expect(await read(hall.id)).toMatchObject({
      ...{ localFrom: '10:00', localTo: '12:00', version: 1 },
      startsAt: new Date('2026-12-08T07:00:00Z'),
      endsAt: new Date('2026-12-08T09:00:00Z'),
    });
    // it was said of another instant
    expect(await comes()).toBe(false);
    expect(await read(beside.id)).toMatchObject({ version: 0, startsAt: beside.startsAt });
    expect((await told()).map(({ data }) => data.text)).toEqual([
      expect.stringMatching(/07:00–09:00\sМСК.*Стало: .*10:00–12:00\sМСК/),
    ]);
  });

  test.each([
    ['later', moved, 3],
    [
      'earlier',
      (wall: Wall, zone: string) => instantsOf(wall, zone === 'Asia/Omsk' ? 'Asia/Kamchatka' : zone),
      -6,
    ],
  ])('moves neighbouring dates %s, whichever was made first', async (_, clock, hours) => {
    const hall = {
      ...{ topicId: await given.topic(), zone: 'Asia/Omsk', city: unique('Омск'), address: 'ул. Ленина, 1' },
      hours: 1,
    };
    const day = new Date('2026-12-10T04:00:00Z').getTime();
    const starts = [0, 1, 2, -1, -2].map((shift) => new Date(day + shift * hours * HOUR_MS));
    const dates: string[] = [];
    for (const startsAt of starts) dates.push((await given.training({ ...hall, startsAt })).id);
    const after = await given.training({ ...hall, topicId: await given.topic(), startsAt: new Date(day) });
    await recheckZones(backend.deps, undefined, clock);
    const read = async (id: string) =>
      (await backend.db.select().from(trainings).where(eq(trainings.id, id)))[0]?.startsAt.getTime();
    for (const [at, id] of [...dates, after.id].entries()) {
      expect(await read(id)).toBe((starts[at]?.getTime() ?? day) + hours * HOUR_MS);
    }
  });

  test('goes on past a date that meets one which stays, and says which', async () => {
    const topicId = await given.topic();
    const startsAt = new Date('2026-12-12T04:00:00Z');
    const stays = await given.training({ topicId, startsAt: new Date(startsAt.getTime() + 3 * HOUR_MS) });
    const stuck = await given.training({ topicId, startsAt, zone: 'Asia/Omsk' });
    const next = await given.training({ startsAt, zone: 'Asia/Omsk' });
    await expect(recheckZones(backend.deps, undefined, moved)).rejects.toThrow(stuck.id);
    const read = async (id: string) =>
      (await backend.db.select().from(trainings).where(eq(trainings.id, id)))[0]?.startsAt;
    expect([await read(stuck.id), await read(next.id)]).toEqual([startsAt, stays.startsAt]);
    await cancelTraining(backend.ctx(await backend.as('admin')), stuck.id, null);
  });

  test('leaves alone what has begun', async () => {
    const startsAt = new Date('2026-12-08T04:00:00Z');
    const hall = await given.training({ zone: 'Asia/Omsk', city: unique('Омск'), startsAt });
    await backend.during(startsAt, () => recheckZones(backend.deps, undefined, moved));
    const [row] = await backend.db.select().from(trainings).where(eq(trainings.id, hall.id));
    expect(row).toMatchObject({ version: 0, startsAt });
  });
});
