import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import {
  listRegistered,
  recordGroup,
  recordPerson,
  recordWalkIn,
  takeBackVisit,
} from '@/api/registrations/endpoints';
import { getGuestBooking, leaveAsGuest, removeRegistration } from '@/api/trainings/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { throttleCounts } from '@/backend/db/schema/sessions';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { JOBS } from '@/backend/jobs/jobs';
import { endLines } from '@/backend/services/trainings/end-lines';
import { forgetGuests } from '@/backend/services/trainings/forget-guests';
import { guestToken } from '@/backend/services/trainings/guest-token';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
});
afterAll(() => backend.close());

type Body<E> = E extends Endpoint<infer S> ? BodyOf<S> : never;
const key = () => crypto.randomUUID();
const walkIn = (as: Actor, id: string, body: Body<typeof recordWalkIn>) =>
  backend.call(recordWalkIn, { as, params: { id }, body, idempotencyKey: key() });
const group = (as: Actor, id: string, body: Body<typeof recordGroup>) =>
  backend.call(recordGroup, { as, params: { id }, body, idempotencyKey: key() });
const takeBack = (as: Actor, id: string) =>
  backend.call(takeBackVisit, { as, params: { id }, body: { reason: 'Не тот человек' } });
const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });

async function guest() {
  const { id: pharmacyId } = await backend.given.pharmacy();
  const digits = unique('').replace(/\D/g, '').slice(-7).padStart(7, '1');
  return {
    ...{ lastName: 'Иванова', firstName: 'Вера', middleName: '', email: `${unique('guest')}@mail.example` },
    ...{ phone: `+7900${digits}`, pharmacyId, statement: true as const },
  };
}

const CALLS: [string, Endpoint, object][] = [
  ['recordWalkIn', recordWalkIn as unknown as Endpoint, { userId: '1' }],
  ['recordGroup', recordGroup as unknown as Endpoint, { userIds: ['1'], mode: 'all' }],
];
test.each(CALLS)('%s is for those who record, and 404 for no training', async (_, endpoint, body) => {
  const asked = { params: { id: '987654321' }, body };
  expect((await backend.call(endpoint, asked as never)).status).toBe(401);
  for (const role of [undefined, 'moderator']) {
    const as = await backend.as(role);
    expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
  }
  expect(codeOf(await backend.call(endpoint, { ...asked, as: trainer } as never))).toBe(
    '404 training-missing',
  );
});

describe('who comes without a booking', () => {
  test('counts among those whom one recorder may look up within an hour', async () => {
    const as = await backend.as('trainer');
    const { id, startsAt } = await led({ leaderId: as.id });
    const person = { userId: (await backend.given.user()).id };
    const come = async () => (await backend.during(startsAt, () => walkIn(as, id, person))).status;
    expect(await come()).toBe(200);
    await backend.deps.database.db
      .update(throttleCounts)
      .set({ count: 1000 })
      .where(eq(throttleCounts.key, `training-record:${as.id}`));
    expect(await come()).toBe(429);
  });

  test('a guest’s address has five letters an hour, whoever is let in and taken back as often', async () => {
    const { id, startsAt } = await led();
    const userParams = await guest();
    const come = () => backend.during(startsAt, () => walkIn(trainer, id, { userParams }));
    for (let at = 0; at < 5; at += 1) {
      const came = await come();
      expect(came.status).toBe(200);
      expect((await backend.during(startsAt, () => takeBack(trainer, came.value.id))).status).toBe(204);
    }
    expect((await come()).status).toBe(429);
    // recording counts among them: it is one address
    const { id: other } = await led();
    const recorded = await backend.call(recordPerson, {
      ...{ as: trainer, params: { id: other }, body: { userParams }, idempotencyKey: key() },
    });
    expect(recorded.status).toBe(429);
  });

  test('is visited at once, beside the seats, and stays apart in the list', async () => {
    const { id, startsAt } = await led({ capacity: 1, city: unique('Казань') });
    const seated = await backend.as();
    await given.register(seated, id);
    const [known, stranger] = [await backend.as(), await guest()];
    const one = await backend.during(startsAt, () => walkIn(trainer, id, { userId: known.id }));
    expect(one.value).toMatchObject({ source: 'walk-in', visited: true, visitedAt: startsAt.toISOString() });
    const other = await backend.during(startsAt, () => walkIn(trainer, id, { userParams: stranger }));
    expect(other.value).toMatchObject({ isGuest: true, visited: true });
    expect(await given.taken(id)).toBe(1);
    const { value } = await backend.call(listRegistered, { as: trainer, params: { id } });
    expect(value.meta).toMatchObject({ registered: 3, visited: 2 });
    const trail = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subjectId, one.value.id));
    expect(trail.map(({ action }) => action)).toEqual(['training.walk-in']);
    const again = await backend.during(startsAt, () => walkIn(trainer, id, { userParams: stranger }));
    expect(codeOf(again)).toBe('409 already-registered');
  });

  test('is let in while the door is open alone, and not on a cancelled training', async () => {
    const { id, startsAt } = await led();
    const person = await backend.as();
    expect(codeOf(await walkIn(trainer, id, { userId: person.id }))).toBe('409 visits-unavailable');
    const staff = await backend.during(startsAt, () => walkIn(trainer, id, { userId: trainer.id }));
    expect(codeOf(staff)).toBe('404 user-missing');
  });

  test('who waits is in line again, where they stood, when the mark was a slip', async () => {
    const { id, startsAt } = await led({ capacity: 1 });
    const [seated, waits, last] = [await backend.as(), await backend.as(), await backend.as()];
    await given.register(seated, id);
    for (const person of [waits, last]) await given.register(person, id, { waiting: true });
    const early = new Date(startsAt.getTime() - HOUR_MS / 2);
    const came = await backend.during(early, () => walkIn(trainer, id, { userId: waits.id }));
    const takenBack = await backend.during(early, () => takeBack(trainer, came.value.id));
    expect(takenBack.status).toBe(204);
    expect(await given.people(id, 'waiting')).toEqual([waits.id, last.id]);
    const row = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.id, came.value.id));
    expect(row[0]).toMatchObject({
      ...{ state: 'waiting', source: 'self', recordedById: null, lineSource: null, visitedAt: null },
    });
  });

  test('who waited is not in line again once it has begun, and is told of no seat; the same visit comes back', async () => {
    const { id, startsAt } = await led({ capacity: 1 });
    const [seated, waits] = [await backend.as(), await backend.as()];
    await given.register(seated, id);
    await given.register(waits, id, { waiting: true });
    const rows = () =>
      backend.db
        .select()
        .from(trainingRegistrations)
        .where(and(eq(trainingRegistrations.trainingId, id), eq(trainingRegistrations.userId, waits.id)));
    const told = () => backend.db.$count(notifications, eq(notifications.userId, waits.id));
    const before = await told();
    await backend.during(startsAt, async () => {
      const visits = new Set<string | null | undefined>();
      for (const _ of ['a slip', 'and another']) {
        const came = await walkIn(trainer, id, { userId: waits.id });
        expect((await takeBack(trainer, came.value.id)).status).toBe(204);
        await endLines(backend.deps);
        const [row, ...more] = await rows();
        expect(row).toMatchObject({ state: 'expired', source: 'self', visitedAt: null, lineSource: null });
        expect(more).toEqual([]);
        visits.add(row?.visitId);
      }
      expect(visits.size).toBe(1);
    });
    expect(await told()).toBe(before);
  });

  test('who waits has the seat that came free while they were marked by a slip', async () => {
    const { id, startsAt } = await led({ capacity: 1 });
    const [seated, waits] = [await backend.as(), await backend.as()];
    const { value } = await given.register(seated, id);
    await given.register(waits, id, { waiting: true });
    // the door opens, and a freed seat is still offered
    const early = new Date(startsAt.getTime() - HOUR_MS);
    const came = await backend.during(early, () => walkIn(trainer, id, { userId: waits.id }));
    await backend.during(early, () =>
      backend.call(removeRegistration, {
        ...{ as: seated, params: { id: value.registeredPharmacistId ?? '' }, body: {} },
      }),
    );
    expect(await given.taken(id)).toBe(0);
    await backend.during(early, () => takeBack(trainer, came.value.id));
    expect([await given.people(id, 'registered'), await given.taken(id)]).toEqual([[waits.id], 1]);
  });

  test('the mark of a slip is taken back for ten minutes from the mark, whatever else is written', async () => {
    const { id, startsAt } = await led();
    const person = await backend.as();
    const came = await backend.during(startsAt, () => walkIn(trainer, id, { userId: person.id }));
    const late = new Date(startsAt.getTime() + 11 * MINUTE_MS);
    await backend.db
      .update(trainingRegistrations)
      .set({ updatedAt: late })
      .where(eq(trainingRegistrations.id, came.value.id));
    expect(codeOf(await backend.during(late, () => takeBack(trainer, came.value.id)))).toBe(
      '409 visit-stays',
    );
    const soon = new Date(startsAt.getTime() + 9 * MINUTE_MS);
    expect((await backend.during(soon, () => takeBack(trainer, came.value.id))).status).toBe(204);
  });

  test('who waits leaves the line by it; who has a seat is named', async () => {
    const { id, startsAt } = await led({ capacity: 1 });
    const [seated, waits] = [await backend.as(), await backend.as()];
    const { value: seat } = await given.register(seated, id);
    await given.register(waits, id, { waiting: true });
    const came = await backend.during(startsAt, () => walkIn(trainer, id, { userId: waits.id }));
    expect(came.value).toMatchObject({ source: 'walk-in', visited: true });
    expect(await given.people(id, 'waiting')).toEqual([]);
    const known = await backend.during(startsAt, () => walkIn(trainer, id, { userId: seated.id }));
    expect([codeOf(known), known.errors[0]?.meta]).toEqual([
      '409 already-registered',
      { registration_id: seat.registeredPharmacistId },
    ]);
  });
});

describe('several people at once', () => {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => backend.as()));
  const idsOf = (actors: Actor[]) => actors.map(({ id }) => id);

  test('all get a seat, or nobody does and each refusal is told', async () => {
    const { id } = await led({ capacity: 3 });
    const five = idsOf(await people(5));
    const refused = await group(trainer, id, { userIds: five, mode: 'all' });
    expect(codeOf(refused)).toBe('409 group-refused');
    expect((refused.errors[0]?.meta?.seats as unknown[]).length).toBe(2);
    expect([await given.taken(id), await given.people(id)]).toEqual([0, []]);
    const { value } = await group(trainer, id, { userIds: five.slice(0, 3), mode: 'all' });
    expect(value.items.map(({ state }) => state)).toEqual(['registered', 'registered', 'registered']);
  });

  test('as many as there are seats, the rest in line; a stranger to the portal is refused alone', async () => {
    const { id } = await led({ capacity: 1 });
    const two = idsOf(await people(2));
    const { value } = await group(trainer, id, {
      userIds: [...two, trainer.id, two[0] ?? ''],
      mode: 'fitting',
    });
    expect(value.items.map(({ state, code, waitingPosition }) => [state, code, waitingPosition])).toEqual([
      ['registered', null, null],
      ['waiting', null, 1],
      [null, 'user-missing', null],
    ]);
    const told = async (userId = '') =>
      (await backend.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
        ({ data }) => data.title.split(':')[0],
      );
    expect([await told(two[0]), await told(two[1])]).toEqual([['Вас записали'], ['Лист ожидания']]);
  });

  test('twenty groups of five for three seats never take one too many', { timeout: 60_000 }, async () => {
    const { id } = await led({ capacity: 3 });
    const staff = await Promise.all(Array.from({ length: 5 }, () => backend.as('support')));
    const groups = await Promise.all(Array.from({ length: 20 }, () => people(5)));
    const answers = await Promise.all(
      groups.map((five, at) => group(staff[at % 5] ?? trainer, id, { userIds: idsOf(five), mode: 'all' })),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['409 group-refused']));
    expect(await given.taken(id)).toBe(0);
  });

  /** Twenty groups of two for three seats, pressed at once by five people. */
  async function race(mode: Body<typeof recordGroup>['mode']) {
    const { id } = await led({ capacity: 3 });
    const staff = await Promise.all(Array.from({ length: 5 }, () => backend.as('support')));
    const pairs = await Promise.all(Array.from({ length: 20 }, async () => idsOf(await people(2))));
    const answers = await Promise.all(
      pairs.map((userIds, at) => group(staff[at % 5] ?? trainer, id, { userIds, mode })),
    );
    const seats = answers.map((answer) => (answer.status === 200 ? answer.value.items : []));
    return { id, pairs, codes: answers.map(codeOf).sort(), seats };
  }

  test('one whole pair of twenty gets its seats where all are asked for', { timeout: 60_000 }, async () => {
    const { id, pairs, codes, seats } = await race('all');
    expect(codes).toEqual(['200', ...Array.from({ length: 19 }, () => '409 group-refused')]);
    const seated = await given.people(id);
    expect(pairs.map((pair) => pair.join())).toContain(seated.join());
    expect(seats.flat().map(({ state }) => state)).toEqual(['registered', 'registered']);
    expect(await given.taken(id)).toBe(2);
  });

  test('three of twenty pairs get the seats, the rest stand in one line', { timeout: 60_000 }, async () => {
    const { id, codes, seats } = await race('fitting');
    expect(new Set(codes)).toEqual(new Set(['200']));
    expect([await given.taken(id), (await given.people(id, 'registered')).length]).toEqual([3, 3]);
    expect(seats.flat().filter(({ state }) => state === 'registered')).toHaveLength(3);
    const places = seats.flat().flatMap(({ waitingPosition }) => waitingPosition ?? []);
    expect(places.sort((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
    expect(await given.people(id, 'waiting')).toHaveLength(37);
    // a pair is seated before the next one is looked at: one of them is parted at most
    const parted = seats.filter((pair) => new Set(pair.map(({ state }) => state)).size === 2);
    expect(parted).toHaveLength(1);
  });

  test('more than twenty, and nobody, are refused', async () => {
    const { id } = await led();
    for (const userIds of [[], Array.from({ length: 21 }, (_, at) => String(at + 1))]) {
      expect((await group(trainer, id, { userIds, mode: 'all' })).status).toBe(422);
    }
  });
});

describe('a guest leaves by the link of the letter', () => {
  const read = (token: string) => backend.call(getGuestBooking, { params: { token } });
  const leave = (token: string) => backend.call(leaveAsGuest, { params: { token } });
  async function recorded(options: Parameters<typeof given.training>[0] = {}) {
    const training = await led(options);
    const userParams = await guest();
    const { value } = await backend.call(recordPerson, {
      ...{ as: trainer, params: { id: training.id }, body: { userParams }, idempotencyKey: key() },
    });
    await backend.deliver();
    const letter = backend.letters.find(({ to }) => to === userParams.email);
    const token = new URL(/https?:\S+guest-booking\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams.get(
      'token',
    );
    return { training, id: value.id, token: token ?? '' };
  }

  test('it shows the booking, frees the seat for the line, forgets the person, and is dead then', async () => {
    const { training, id, token } = await recorded({ capacity: 1 });
    const waits = await backend.as();
    await given.register(waits, training.id, { waiting: true });
    expect((await read(token)).value).toMatchObject({
      state: 'seat',
      slot: expect.stringContaining('2026-11-24'),
    });
    expect((await leave(token)).status).toBe(204);
    expect(await given.people(training.id, 'registered')).toEqual([waits.id]);
    const [row] = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.id, id));
    expect(row).toMatchObject({
      state: 'cancelled',
      guest: null,
      guestEmailHash: null,
      guestPhoneHash: null,
    });
    for (const again of [await read(token), await leave(token)]) expect(codeOf(again)).toBe('404 link-dead');
  });

  test('after the start what is kept goes all the same, and who came stays counted', async () => {
    const { training, id, token } = await recorded();
    await backend.during(training.startsAt, async () => expect((await leave(token)).status).toBe(204));
    const [row] = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.id, id));
    expect(row).toMatchObject({ state: 'registered', guest: null });
    expect(await given.taken(training.id)).toBe(1);
  });

  test('a year after the training what was said of them goes, and they stay counted', async () => {
    const { training, id, token } = await recorded();
    const kept = async () => {
      const [row] = await backend.db
        .select()
        .from(trainingRegistrations)
        .where(eq(trainingRegistrations.id, id));
      return [row?.state, row?.guest, row?.guestEmailHash, row?.guestPhoneHash];
    };
    const year = (ms: number) => new Date(training.endsAt.getTime() + 365 * DAY_MS + ms);
    await backend.during(year(-1000), () => forgetGuests(backend.deps));
    expect((await kept())[1]).toMatchObject({ firstName: 'Вера' });
    await backend.during(year(1000), () => forgetGuests(backend.deps));
    expect(await kept()).toEqual(['registered', null, null, null]);
    expect(await given.taken(training.id)).toBe(1);
    expect(codeOf(await read(token))).toBe('404 link-dead');
    expect(JOBS.map(({ name }) => name)).toContain('forget-guests');
  });

  test('nobody else’s booking opens by it, nor a token that nobody signed', async () => {
    const { id, token } = await recorded();
    const person = await backend.as();
    const own = await given.register(person, (await led()).id);
    const account = guestToken(backend.deps.secret, own.value.registeredPharmacistId ?? '');
    for (const wrong of [account, `${id}.x`, id, token.replace(/^\d+/, '1'), 'x']) {
      expect(codeOf(await read(wrong))).toBe('404 link-dead');
      expect(codeOf(await leave(wrong))).toBe('404 link-dead');
    }
  });
});
