import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import { selectUsers } from '@/api/select/endpoints';
import {
  listAllRegistered,
  listRegistered,
  markVisit,
  recordPerson,
  recordWalkIn,
  removeRegistrations,
  takeBackVisit,
} from '@/api/registrations/endpoints';
import { pharmacies } from '@/backend/db/schema/directory';
import { notifications } from '@/backend/db/schema/notifications';
import { throttleCounts } from '@/backend/db/schema/sessions';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { assignments, users } from '@/backend/db/schema/users';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let support: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
  support = await backend.as('support');
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

type Record = BodyOf<Awaited<ReturnType<(typeof recordPerson)['shapes']>>>;

const at = <T>(moment: Date, act: () => Promise<T>) => backend.during(moment, act);
const visit = (as: Actor, id: string, body: { visitedAt?: string } = {}) =>
  backend.call(markVisit, { as, params: { id }, body, idempotencyKey: crypto.randomUUID() });
const record = (as: Actor, id: string, body: Record) =>
  backend.call(recordPerson, { as, params: { id }, body, idempotencyKey: crypto.randomUUID() });
const listed = async (as: Actor, id: string, query: object = {}) =>
  (await backend.call(listRegistered, { as, params: { id }, query })).value;
const namesOf = async (as: Actor, id: string, query: object = {}) =>
  (await listed(as, id, query)).items.map(({ user }) => user.fullName);
const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
const titles = async (id: string) =>
  (await backend.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ data }) => data.title,
  );

async function guest() {
  const { id: pharmacyId } = await backend.given.pharmacy();
  const digits = unique('').replace(/\D/g, '').slice(-7).padStart(7, '1');
  return {
    ...{ lastName: 'Иванова', firstName: 'Вера', middleName: '', email: `${unique('guest')}@mail.example` },
    ...{ phone: `+7900${digits}`, pharmacyId, statement: true as const },
  };
}
/** Somebody of a pharmacy, and a representative who looks after it. */
async function territory() {
  const { id: pharmacyId } = await backend.given.pharmacy();
  const agent = await backend.as('Представитель');
  await backend.db.insert(assignments).values({ userId: agent.id, pharmacyId });
  const own = await backend.given.user({ pharmacyId, lastName: unique('Своя') });
  return { agent, own };
}

const CALLS: [string, Endpoint, object][] = [
  ['listRegistered', listRegistered as unknown as Endpoint, {}],
  ['listAllRegistered', listAllRegistered as unknown as Endpoint, {}],
  ['removeRegistrations', removeRegistrations as unknown as Endpoint, { body: { ids: ['1'] } }],
  ['markVisit', markVisit as unknown as Endpoint, { body: {} }],
  ['takeBackVisit', takeBackVisit as unknown as Endpoint, { body: { reason: 'Ошибка' } }],
  ['recordPerson', recordPerson as unknown as Endpoint, { body: { userId: '1' } }],
];

test.each(CALLS)('%s is for those who record', async (_, endpoint, options) => {
  const asked = { params: { id: '1' }, ...options };
  expect((await backend.call(endpoint, asked as never)).status).toBe(401);
  for (const role of [undefined, 'moderator', 'trainer-sra']) {
    const as = await backend.as(role);
    expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
  }
});

describe('people on a training', () => {
  test('staff see their own: the leader and admins everybody, a representative those of the territory', async () => {
    const { id } = await led();
    const { agent, own } = await territory();
    const other = await backend.given.user({ lastName: unique('Чужая') });
    for (const person of [own, other]) await given.register(person, id);
    expect(await namesOf(trainer, id)).toHaveLength(2);
    expect(await namesOf(support, id)).toHaveLength(2);
    expect(await namesOf(await backend.as('trainer'), id)).toEqual([]);
    const mine = await listed(agent, id);
    expect(mine.items.map(({ userId }) => userId)).toEqual([own.id]);
    expect(mine.meta).toMatchObject({ registered: 2, waiting: 0, visited: 0, seen: 1 });
    expect(mine.meta.chains, 'of whom they see').toHaveLength(1);
    expect(mine.items[0]).toMatchObject({
      ...{ canManage: true, canManageVisits: false, visited: false, isGuest: false, source: 'self' },
      user: { email: own.email, pharmacy: { address: 'ул. Ленина, 1' } },
    });
    const absent = await backend.call(listRegistered, { as: agent, params: { id: '987654321' } });
    expect(codeOf(absent)).toBe('404 training-missing');
    const all = await backend.call(listAllRegistered, {
      as: agent,
      query: { filter: { topicId: '987654321' } },
    });
    expect(all.value.items).toEqual([]);
    const across = await backend.call(listAllRegistered, { as: agent });
    expect(across.value.items.map(({ userId }) => userId)).toEqual([own.id]);
  });

  test('are counted under every filter, also from a page that is full, one alone or past the end', async () => {
    const { id, topicId } = await led();
    const { agent, own } = await territory();
    const stranger = await backend.as();
    for (const person of [own, stranger, await backend.as()]) await given.register(person, id);
    const [work] = await backend.db
      .select({ pharmacyId: pharmacies.id, cityId: pharmacies.cityId, chainId: pharmacies.chainId })
      .from(users)
      .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
      .where(eq(users.id, own.id));
    const total = async (as: Actor, filter: object, number = 1) => {
      const query = { filter: { trainingId: id, ...filter }, page: { number, size: 1 } };
      const { value } = await backend.call(listAllRegistered, { as, query });
      return [value.items.length, value.page?.total];
    };
    for (const filter of [{}, { state: 'registered' }, { topicId, visited: '0' }, { from: '2026-01-01' }]) {
      expect(await total(trainer, filter), JSON.stringify(filter)).toEqual([1, 3]);
      expect(await total(trainer, filter, 9)).toEqual([0, 3]);
      expect(await total(agent, filter)).toEqual([1, 1]);
    }
    for (const [name, value] of Object.entries({ ...work, fullname: own.email, userId: own.id })) {
      const [items, all] = await total(trainer, { [name]: value });
      expect([name, items, all], 'pharmacies of tests share their city and chain').toEqual([
        ...[name, 1],
        ['cityId', 'chainId'].includes(name) ? all : 1,
      ]);
    }
    expect(await total(trainer, { regionId: '987654321' })).toEqual([0, 0]);
    const list = await backend.call(listRegistered, {
      ...{ as: agent, params: { id }, query: { page: { size: 1 } } },
    });
    expect([list.value.page?.total, list.value.meta.seen, list.value.meta.registered]).toEqual([1, 1, 3]);
  });

  test('are found by name, phone and e-mail, by state and place in line', async () => {
    const { id } = await led({ capacity: 1 });
    const lastName = unique('Зимина');
    const anna = await backend.given.user({ lastName });
    const waits = await backend.as();
    await given.register(anna, id);
    await given.register(waits, id, { waiting: true });
    const find = (fullname: string) => namesOf(trainer, id, { filter: { fullname } });
    expect(await find(lastName.toUpperCase())).toHaveLength(1);
    expect(await find(anna.email)).toHaveLength(1);
    expect(await find('никого')).toEqual([]);
    const line = await listed(trainer, id, { filter: { state: 'waiting' }, sort: 'since' });
    expect(line.items.map(({ userId, waitingPosition }) => [userId, waitingPosition])).toEqual([
      [waits.id, 1],
    ]);
    expect(await namesOf(trainer, id, { filter: { visited: '1' } })).toEqual([]);
  });

  test('an erased one has no name left', async () => {
    const { id } = await led();
    const person = await backend.as();
    await given.seat(person.id, id);
    await backend.db
      .update(users)
      .set({ erasedAt: now, lastName: '', firstName: '' })
      .where(eq(users.id, person.id));
    expect(await namesOf(trainer, id)).toEqual(['Удалённый участник']);
    await backend.db.update(users).set({ erasedAt: null }).where(eq(users.id, person.id));
  });
});

describe('recording', () => {
  test('a person of the portal is told; a stranger of the territory is nobody', async () => {
    const { id } = await led();
    const { agent, own } = await territory();
    const other = await backend.as();
    for (const userId of [other.id, support.id, '987654321']) {
      expect(codeOf(await record(agent, id, { userId }))).toBe('404 user-missing');
    }
    expect(codeOf(await record(agent, '987654321', { userId: own.id }))).toBe('404 training-missing');
    const { value } = await record(agent, id, { userId: own.id });
    expect(value).toMatchObject({ userId: own.id, state: 'registered', source: 'staff' });
    expect(value.recordedBy?.id).toBe(agent.id);
    expect(await titles(own.id)).toEqual([expect.stringContaining('Вас записали')]);
    expect(codeOf(await record(agent, id, { userId: own.id }))).toBe('409 already-registered');
    expect((await record(trainer, id, { userId: other.id })).status).toBe(200);
    expect(codeOf(await record(trainer, id, {}))).toBe('422 invalid');
  });

  test('a full training has its line for others too', async () => {
    const { id } = await led({ capacity: 1 });
    await given.register(await backend.as(), id);
    const userId = (await backend.as()).id;
    expect(codeOf(await record(trainer, id, { userId }))).toBe('409 no-places');
    expect((await record(trainer, id, { userId, waiting: true })).value).toMatchObject({
      state: 'waiting',
      waitingPosition: 1,
    });
    // nobody else has told them; who puts themselves there sees it
    expect(await titles(userId)).toEqual([expect.stringMatching(/^Лист ожидания: /)]);
    const own = await backend.as();
    await given.register(own, id, { waiting: true });
    expect(await titles(own.id)).toEqual([]);
    const userParams = await guest();
    expect(codeOf(await record(trainer, id, { userParams }))).toBe('409 no-places');
    expect((await record(trainer, id, { userParams, waiting: true })).value.state).toBe('waiting');
    await at(new Date(now.getTime() + 5 * DAY_MS), async () =>
      expect(codeOf(await record(trainer, id, { userParams: await guest() }))).toBe('409 training-started'),
    );
  });

  test('a guest has a seat, one only, and a letter that names nobody else', async () => {
    const { id } = await led();
    const userParams = await guest();
    const fields = async (wrong: object) => {
      const { errors } = await record(trainer, id, { userParams: { ...userParams, ...wrong } });
      return errors.map(({ source }) => (source as { pointer: string }).pointer);
    };
    expect(await fields({ statement: false, email: 'нет' })).toEqual([
      '/data/attributes/user_params/email',
      '/data/attributes/user_params/statement',
    ]);
    expect(await fields({ pharmacyId: '987654321' })).toEqual(['/data/attributes/user_params/pharmacy_id']);
    const { value } = await record(trainer, id, { userParams });
    expect(value).toMatchObject({
      ...{ isGuest: true, userId: null },
      user: { fullName: 'Иванова Вера', email: userParams.email, phone: userParams.phone },
    });
    expect(codeOf(await record(trainer, id, { userParams }))).toBe('409 already-registered');
    await backend.deliver();
    const letters = backend.letters.filter(({ to }) => to === userParams.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toContain('Вы записаны');
    expect(await given.taken(id)).toBe(1);
  });

  test('a guest’s whole name is taken apart; one without its parts is refused at them', async () => {
    const { id } = await led();
    const { lastName: _last, firstName: _first, middleName: _middle, ...rest } = await guest();
    const whole = { ...rest, name: '  Соколова-Белая  Анна Игоревна ' };
    const { value } = await record(trainer, id, { userParams: whole });
    expect(value.user).toMatchObject({
      lastName: 'Соколова-Белая',
      firstName: 'Анна',
      middleName: 'Игоревна',
    });
    const { errors } = await record(trainer, id, { userParams: { ...rest, name: 'Соколова' } });
    expect(errors.map(({ source }) => (source as { pointer: string }).pointer)).toEqual([
      '/data/attributes/user_params/first_name',
    ]);
    // the parts say it better
    const both = { ...(await guest()), name: 'Кто Угодно' };
    expect((await record(trainer, id, { userParams: both })).value.user.fullName).toBe('Иванова Вера');
  });

  test('whoever has an account is named to those who see them; others record a guest and learn nothing', async () => {
    const { id } = await led();
    const { agent, own } = await territory();
    const known = { ...(await guest()), email: own.email };
    const refusal = await record(agent, id, { userParams: known });
    expect(codeOf(refusal)).toBe('409 person-known');
    expect(refusal.errors[0]?.meta).toMatchObject({ user: { id: own.id } });
    const { value } = await record(trainer, id, { userParams: known });
    expect(value).toMatchObject({ isGuest: true, userId: null, user: { phone: known.phone } });
    const staff = { ...(await guest()), email: admin.email };
    expect((await record(trainer, id, { userParams: staff })).value.userId).toBeNull();
  });

  test('contacts of whoever is recorded on another’s training do not come back to the recorder', async () => {
    const { id } = await led();
    const stranger = await backend.as();
    for (const as of [await backend.as('trainer'), await backend.as('expert')]) {
      const one = await backend.as();
      const { value } = await record(as, id, { userId: one.id });
      expect(value.user).toMatchObject({ phone: '', email: '' });
      const [seen] = (await listed(as, id)).items;
      expect(seen?.user).toMatchObject({ phone: '', email: '' });
      // nor can they be guessed by looking for them
      expect(await namesOf(as, id, { filter: { fullname: one.email } })).toEqual([]);
    }
    expect((await record(trainer, id, { userId: stranger.id })).value.user.email).toBe(stranger.email);
  });
});

describe('a visit', () => {
  test('is marked once, from an hour before the start to thirty days after the end', async () => {
    const { id, startsAt, endsAt } = await led();
    const seat = await given.seat((await backend.as()).id, id);
    expect(codeOf(await visit(trainer, seat))).toBe('409 visits-unavailable');
    await at(new Date(startsAt.getTime() - HOUR_MS - 1), async () =>
      expect(codeOf(await visit(trainer, seat))).toBe('409 visits-unavailable'),
    );
    await at(new Date(endsAt.getTime() + 30 * DAY_MS + 1), async () => {
      expect(codeOf(await visit(trainer, seat))).toBe('409 visits-unavailable');
    });
    const doors = new Date(startsAt.getTime() - HOUR_MS);
    await at(doors, async () => {
      const early = { visitedAt: new Date(doors.getTime() - 1).toISOString() };
      expect(codeOf(await visit(trainer, seat, early))).toBe('422 visit-too-early');
      const { value } = await visit(trainer, seat);
      expect(value).toMatchObject({ visited: true, visitedAt: doors.toISOString(), canManage: false });
      expect(value.visitId).toMatch(/^[\da-f-]{36}$/);
      const again = await visit(trainer, seat);
      expect(codeOf(again)).toBe('409 already-visited');
      expect(again.errors[0]?.detail).toBe('Фармацевт уже был отмечен.');
      expect((await listed(trainer, id, { filter: { visited: '1' } })).meta.visited).toBe(1);
    });
  });

  test('of a stranger is nobody’s; who waits can’t be marked; a device’s clock ahead is now', async () => {
    const { id, startsAt } = await led({ capacity: 1 });
    const { agent } = await territory();
    const first = await given.seat((await backend.as()).id, id);
    const { value } = await given.register(await backend.as(), id, { waiting: true });
    await at(startsAt, async () => {
      expect(codeOf(await visit(agent, first))).toBe('404 registration-missing');
      expect(codeOf(await visit(admin, value.waitingId ?? ''))).toBe('409 visit-not-recorded');
      const ahead = { visitedAt: new Date(startsAt.getTime() + DAY_MS).toISOString() };
      expect((await visit(admin, first, ahead)).value.visitedAt).toBe(startsAt.toISOString());
    });
  });

  test('a hundred doors at once mark one', async () => {
    const { id, startsAt } = await led();
    const seat = await given.seat((await backend.as()).id, id);
    const statuses = await at(startsAt, () =>
      Promise.all(Array.from({ length: 100 }, async () => (await visit(admin, seat)).status)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  });

  test('is taken back by an admin with a reason', async () => {
    const { id, startsAt } = await led();
    const seat = await given.seat((await backend.as()).id, id);
    const back = (as: Actor, reason: string) =>
      backend.call(takeBackVisit, { as, params: { id: seat }, body: { reason } });
    expect(codeOf(await back(admin, 'Ошибка'))).toBe('404 registration-missing');
    await at(startsAt, () => visit(trainer, seat));
    await at(new Date(startsAt.getTime() + 11 * MINUTE_MS), async () =>
      expect(codeOf(await back(trainer, 'Ошибка'))).toBe('409 visit-stays'),
    );
    expect((await back(admin, ' ')).status).toBe(422);
    expect((await back(admin, 'Не тот человек')).status).toBe(204);
    const { visitedAt } = trainingRegistrations;
    const [row] = await backend.db
      .select({ visitedAt })
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.id, seat));
    expect(row?.visitedAt).toBeNull();
  });

  test('that was a slip is taken back by who made it, within ten minutes, and may be made anew', async () => {
    const { id, startsAt } = await led();
    const seat = await given.seat((await backend.as()).id, id);
    const back = (as: Actor) =>
      backend.call(takeBackVisit, { as, params: { id: seat }, body: { reason: 'Отмечен по ошибке' } });
    const mayTakeBack = async (as: Actor) => (await listed(as, id)).items.map((one) => one.canTakeBack);
    await at(startsAt, async () => {
      expect(await mayTakeBack(trainer)).toEqual([false]);
      await visit(trainer, seat);
      expect(await mayTakeBack(trainer)).toEqual([true]);
      expect(await mayTakeBack(support)).toEqual([false]);
      expect(codeOf(await back(support))).toBe('409 visit-stays');
      const twice = await Promise.all([back(trainer), back(trainer)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([204, 404]);
      expect((await visit(trainer, seat)).value.visited).toBe(true);
    });
  });

  test('of somebody without a booking leaves nothing when it is taken back: nobody has missed anything', async () => {
    const { id, startsAt } = await led();
    const person = await backend.given.user();
    await at(startsAt, async () => {
      const came = await backend.call(recordWalkIn, {
        ...{ as: trainer, params: { id }, body: { userId: person.id } },
        idempotencyKey: crypto.randomUUID(),
      });
      const back = await backend.call(takeBackVisit, {
        ...{ as: trainer, params: { id: came.value.id }, body: { reason: 'Не тот человек' } },
      });
      expect(back.status).toBe(204);
      expect((await listed(trainer, id)).items).toEqual([]);

      // come all the same: the event that the collector knows, so that it counts once
      const events = () =>
        backend.db
          .select({ visitId: trainingRegistrations.visitId, state: trainingRegistrations.state })
          .from(trainingRegistrations)
          .where(eq(trainingRegistrations.userId, person.id));
      const [told] = await events();
      const anew = await backend.call(recordWalkIn, {
        ...{ as: trainer, params: { id }, body: { userId: person.id } },
        idempotencyKey: crypto.randomUUID(),
      });
      expect(anew.status).toBe(200);
      expect(await events()).toEqual([{ visitId: told?.visitId, state: 'registered' }]);
    });
  });
});

test('many are removed each on its own, and the line moves up', async () => {
  const { id } = await led({ capacity: 2 });
  const [first, second, next] = [await backend.as(), await backend.as(), await backend.as()];
  const seats = [];
  for (const person of [first, second]) {
    seats.push((await given.register(person, id)).value.registeredPharmacistId ?? '');
  }
  await given.register(next, id, { waiting: true });
  const { agent } = await territory();
  const remove = async (as: Actor, ids: string[]) => {
    const { value } = await backend.call(removeRegistrations, { as, body: { ids } });
    return value.items.map(({ removed, code }) => code ?? removed);
  };
  expect(await remove(agent, seats)).toEqual(['registration-missing', 'registration-missing']);
  expect(await remove(trainer, [...seats, '987654321'])).toEqual([true, true, 'registration-missing']);
  expect(await given.people(id, 'registered')).toEqual([next.id]);
});

describe('people to choose from', () => {
  const choose = (as: Actor, query: object) => backend.call(selectUsers, { as, query });
  const idsOf = async (as: Actor, query: object) => (await choose(as, query)).value.items.map(({ id }) => id);

  test('are for those who record or make trainings', async () => {
    expect((await backend.call(selectUsers, {})).status).toBe(401);
    expect((await choose(await backend.as(), {})).status).toBe(403);
    expect((await choose(await backend.as('expert'), { role: 'trainer' })).status).toBe(403);
    expect((await choose(trainer, { colour: 'red' } as never)).status).toBe(400);
  });

  test('a trainer finds a pharmacist by three letters or a whole address, with contacts masked', async () => {
    const lastName = unique('Щербина');
    const person = await backend.given.user({ lastName });
    expect(await idsOf(trainer, {})).toEqual([]);
    expect(await idsOf(trainer, { name: 'ще' })).toEqual([]);
    expect(await idsOf(trainer, { name: person.email.slice(0, -3) })).toEqual([]);
    expect(await idsOf(trainer, { name: person.email.toUpperCase() })).toEqual([person.id]);
    const { value } = await choose(trainer, { name: lastName });
    expect(value.items).toMatchObject([{ id: person.id, email: expect.stringMatching(/^.\*\*\*@/) }]);
    const seen = await choose(support, { name: lastName });
    expect(seen.value.items).toMatchObject([{ email: person.email }]);
    expect(await idsOf(trainer, { name: lastName, role: 'expert' })).toEqual([]);
  });

  test('who sees people outside any territory looks for sixty a minute, a territory for as many as it likes', async () => {
    const expert = await backend.as('expert');
    const name = unique('Нигде');
    const search = async (as: Actor, query: object = { name }) => choose(as, query);
    expect((await search(expert)).status).toBe(200);
    const counted = eq(throttleCounts.key, `people-search:${expert.id}`);
    const [row] = await backend.db.update(throttleCounts).set({ count: 59 }).where(counted).returning();
    expect(row, 'the first search is counted').toBeDefined();
    // too little to look for finds nobody and costs nothing
    for (const query of [{ name: 'Ни' }, {}]) expect((await search(expert, query)).status).toBe(200);
    expect((await search(expert)).status).toBe(200);
    const refused = await search(expert);
    expect(codeOf(refused)).toBe('429 too-many-attempts');
    expect(refused.errors[0]?.detail).toMatch(/Подождите/);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await search(await backend.as('trainer'))).status).toBe(200);
    const minuteLater = new Date((row?.since.getTime() ?? 0) + 60_000);
    await backend.during(minuteLater, async () => expect((await search(expert)).status).toBe(200));
    const { agent } = await territory();
    for (const as of [support, agent]) {
      await search(as);
      expect(await backend.db.$count(throttleCounts, eq(throttleCounts.key, `people-search:${as.id}`))).toBe(
        0,
      );
    }
  });

  test('a representative has the people of the territory', async () => {
    const { agent, own } = await territory();
    await backend.as();
    expect(await idsOf(agent, {})).toEqual([own.id]);
  });

  test('leaders are those with the role', async () => {
    const lastName = unique('Ведущая');
    const expert = await backend.given.user({ roles: ['expert'], lastName });
    await backend.given.user({ lastName });
    expect(await idsOf(trainer, { role: 'expert', name: lastName })).toEqual([expert.id]);
  });
});
