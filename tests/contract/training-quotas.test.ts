import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import { listPharmacies } from '@/api/pharmacies/endpoints';
import { endQuota, getInvitation, keepSeats, listQuotas } from '@/api/quotas/endpoints';
import { recordPerson } from '@/api/registrations/endpoints';
import { dropTraining } from '@/api/timetable/endpoints';
import { getSlot, removeRegistration } from '@/api/trainings/endpoints';
import { updateUser } from '@/api/user/endpoints';
import { chains, pharmacies } from '@/backend/db/schema/directory';
import { notifications } from '@/backend/db/schema/notifications';
import { auditRecords } from '@/backend/db/schema/system';
import { trainings } from '@/backend/db/schema/trainings';
import { linkKnownGuests } from '@/backend/services/trainings/link-known-guests';
import { assignments } from '@/backend/db/schema/users';
import { endQuotas } from '@/backend/services/trainings/end-quotas';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenGuests } from '../helpers/given-guests';
import { givenTrainings } from '../helpers/given-trainings';
import { changeCapacity } from '../helpers/whole-training';

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

type Body = BodyOf<Awaited<ReturnType<(typeof keepSeats)['shapes']>>>;
const keep = (as: Actor, id: string, body: Body) =>
  backend.call(keepSeats, { as, params: { id }, body, idempotencyKey: crypto.randomUUID() });
const quotas = async (id: string) => (await backend.call(listQuotas, { as: trainer, params: { id } })).value;
const end = (as: Actor, id: string) => backend.call(endQuota, { as, params: { id } });
const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
const leave = (as: Actor, id: string) => backend.call(removeRegistration, { as, params: { id }, body: {} });
const placesOf = async (as: Actor, id: string) =>
  (await backend.call(getSlot, { as, params: { id } })).value.remainingPlaces;

/** A chain of pharmacies with its people. */
async function chain(people: number) {
  const name = unique('Планета');
  const [made] = await backend.db.insert(chains).values({ name }).returning();
  const { id: pharmacyId } = await backend.given.pharmacy();
  await backend.db
    .update(pharmacies)
    .set({ chainId: made?.id ?? '' })
    .where(eq(pharmacies.id, pharmacyId));
  const own: Actor[] = [];
  for (let at = 0; at < people; at += 1) own.push(await backend.given.user({ pharmacyId }));
  return { id: made?.id ?? '', name, own, pharmacyId };
}
const strangers = (count: number) => Promise.all(Array.from({ length: count }, () => backend.as()));

const CALLS: [string, Endpoint, object][] = [
  ['listQuotas', listQuotas as unknown as Endpoint, {}],
  ['keepSeats', keepSeats as unknown as Endpoint, { body: { kind: 'link', seats: 1 }, idempotencyKey: 'a1' }],
  ['endQuota', endQuota as unknown as Endpoint, {}],
];
test.each(CALLS)(
  '%s is for who leads it; another’s is like one that is absent',
  async (_, endpoint, rest) => {
    const { id } = await led();
    const asked = { params: { id }, ...rest };
    expect((await backend.call(endpoint, asked as never)).status).toBe(401);
    for (const role of [undefined, 'expert', 'support']) {
      const as = await backend.as(role);
      expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
    }
    const as = await backend.as('trainer');
    for (const params of [{ id }, { id: '987654321' }]) {
      expect((await backend.call(endpoint, { ...asked, as, params } as never)).status).toBe(404);
    }
  },
);

describe('seats that are kept', () => {
  test('are checked at their fields, and are no more than are free', async () => {
    const { id } = await led({ capacity: 5, inDays: 4 });
    const pointer = async (body: Body) => {
      const { status, errors } = await keep(trainer, id, body);
      return [status, errors[0]?.source?.pointer?.split('/').at(-1)];
    };
    expect(await pointer({ kind: 'chain', seats: 2 })).toEqual([422, 'chain_id']);
    expect(await pointer({ kind: 'chain', chainId: '987654321', seats: 2 })).toEqual([422, 'chain_id']);
    expect(await pointer({ kind: 'area', areaId: '987654321', seats: 2 })).toEqual([422, 'area_id']);
    expect(await pointer({ kind: 'link', seats: 0 })).toEqual([422, 'seats']);
    expect(await pointer({ kind: 'link', seats: 6 })).toEqual([422, 'seats']);
    expect(await pointer({ kind: 'link', seats: 1, untilDay: '2026-11-19' })).toEqual([422, 'until_day']);
    expect((await keep(trainer, id, { kind: 'link', seats: 3 })).status).toBe(200);
    expect(await pointer({ kind: 'link', seats: 3 })).toEqual([422, 'seats']);
    expect((await quotas(id)).meta).toEqual({ free: 2, isOpen: true });
    expect(codeOf(await changeCapacity(backend, trainer, id, 2))).toBe('422 below-taken');
    expect((await changeCapacity(backend, trainer, id, 3)).value.capacity).toBe(3);
    const unlimited = await led({ capacity: null });
    expect(codeOf(await keep(trainer, unlimited.id, { kind: 'link', seats: 1 }))).toBe('409 no-limit');
    const late = await backend.during(new Date(now.getTime() + 5 * DAY_MS), () =>
      keep(trainer, id, { kind: 'link', seats: 1 }),
    );
    expect(codeOf(late)).toBe('409 training-started');
    const after = await backend.during(new Date(now.getTime() + 5 * DAY_MS), () => quotas(id));
    expect(after.meta.isOpen).toBe(false);
  });

  test('are for the chain alone: the first stranger past the rest is told whose they are', async () => {
    const { id } = await led({ capacity: 3 });
    const planet = await chain(3);
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 2 });
    const [first, second] = await strangers(2);
    if (!first || !second) throw new Error('Nobody was made');
    expect(await placesOf(first, id)).toBe(1);
    expect((await given.register(first, id)).status).toBe(200);
    expect(await placesOf(second, id)).toBe(0);
    const refused = await given.register(second, id);
    expect(codeOf(refused)).toBe('409 no-places');
    expect(refused.errors[0]?.detail).toContain(`сети «${planet.name}»`);
    const [one, two, three] = planet.own;
    if (!one || !two || !three) throw new Error('Nobody was made');
    expect(await placesOf(one, id)).toBe(1);
    for (const person of [one, two]) expect((await given.register(person, id)).status).toBe(200);
    expect(codeOf(await given.register(three, id))).toBe('409 no-places');
    expect((await quotas(id)).items[0]).toMatchObject({ seats: 2, used: 2, name: planet.name });
    expect(await given.taken(id)).toBe(3);
  });

  test('are freed once for a key, which frees no others', async () => {
    const { id } = await led({ capacity: 4 });
    const kept: string[] = [];
    for (const _ of [1, 2]) kept.push((await keep(trainer, id, { kind: 'link', seats: 1 })).value.id);
    const idempotencyKey = crypto.randomUUID();
    const free = (of = '') => backend.call(endQuota, { as: trainer, params: { id: of }, idempotencyKey });
    const pressed = await Promise.all([free(kept[0]), free(kept[0])]);
    expect(pressed.map(({ status }) => status)).toEqual([204, 204]);
    expect(codeOf(await free(kept[1]))).toBe('422 idempotency-mismatch');
    expect((await quotas(id)).items.map(({ id: of, isEnded }) => [of, isEnded])).toEqual([
      [kept[1], false],
      [kept[0], true],
    ]);
  });

  test('come back to the quota when one is given up, and to its own people in line first', async () => {
    const { id } = await led({ capacity: 2 });
    const planet = await chain(3);
    const [one, two, late] = planet.own;
    const [stranger] = await strangers(1);
    if (!one || !two || !late || !stranger) throw new Error('Nobody was made');
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 2 });
    const seat = (await given.register(one, id)).value.registeredPharmacistId ?? '';
    const other = (await given.register(two, id)).value.registeredPharmacistId ?? '';
    await given.register(stranger, id, { waiting: true });
    await given.register(late, id, { waiting: true });
    await leave(one, seat);
    expect(await given.people(id, 'registered')).toEqual([two.id, late.id]);
    await leave(two, other);
    // nobody of the chain is in line: the seat is kept, the stranger waits on
    expect(await given.people(id, 'waiting')).toEqual([stranger.id]);
    expect((await quotas(id)).items[0]).toMatchObject({ used: 1 });
    const [quota] = (await quotas(id)).items;
    expect((await end(trainer, quota?.id ?? '')).status).toBe(204);
    expect(await given.people(id, 'waiting')).toEqual([]);
    expect((await end(trainer, quota?.id ?? '')).status).toBe(204);
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, id));
    const kept = trail.map(({ action }) => action).filter((action) => action.startsWith('training.seats'));
    expect(kept).toEqual(['training.seats-kept', 'training.seats-freed']);
  });

  test('are everybody’s when their last day is over, the line’s first', async () => {
    const { id } = await led({ capacity: 1, inDays: 10 });
    const planet = await chain(1);
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 1, untilDay: '2026-11-22' });
    const [waits, late] = await strangers(2);
    if (!waits || !late) throw new Error('Nobody was made');
    await given.register(waits, id, { waiting: true });
    const job = { database: backend.deps.database, now: backend.deps.now };
    const before = new Date('2026-11-22T20:59:00Z');
    const after = new Date('2026-11-22T21:00:00Z');
    await backend.during(before, () => endQuotas(job));
    expect(await given.people(id, 'registered')).toEqual([]);
    await backend.during(after, () => Promise.all([endQuotas(job), endQuotas(job)]));
    expect(await given.people(id, 'registered')).toEqual([waits.id]);
    expect(codeOf(await backend.during(after, () => given.register(late, id)))).toBe('409 no-places');
  });

  test('seat who waits and comes to work for the chain, before its next newcomer', async () => {
    const { id } = await led({ capacity: 2 });
    const planet = await chain(2);
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 1 });
    const [holder, first, second] = await strangers(3);
    const [newcomer, worker] = planet.own;
    if (!holder || !first || !second || !newcomer || !worker) throw new Error('Nobody was made');
    await given.register(holder, id);
    for (const waits of [first, second]) await given.register(waits, id, { waiting: true });
    const body = { pharmacyId: planet.pharmacyId };
    const changed = await backend.call(updateUser, { as: second, params: { id: second.id }, body });
    expect(changed.status).toBe(200);
    expect(await given.people(id, 'registered')).toEqual([holder.id, second.id]);
    expect(await given.people(id, 'waiting')).toEqual([first.id]);
    expect(codeOf(await given.register(newcomer, id))).toBe('409 no-places');
    const titles = await backend.db.select().from(notifications).where(eq(notifications.userId, second.id));
    expect(titles.map(({ data }) => data.title)).toContainEqual(expect.stringMatching(/^Место освободилось/));
  });

  test('are asked for by no save that leaves the pharmacy as it was', async () => {
    const { id } = await led({ capacity: 1 });
    const { id: pharmacyId } = await backend.given.pharmacy();
    const [holder, waits] = [await backend.as(), await backend.given.user({ pharmacyId })];
    await given.register(holder, id);
    await given.register(waits, id, { waiting: true });
    const resize = (capacity: number) =>
      backend.db.update(trainings).set({ capacity }).where(eq(trainings.id, id));
    // a seat that no statement of the services has freed shows who asks the line
    await resize(2);
    const body = { pharmacyId };
    const saved = await backend.call(updateUser, { as: waits, params: { id: waits.id }, body });
    expect([saved.status, await given.people(id, 'waiting')]).toEqual([200, [waits.id]]);
    await resize(1);
  });

  test('seat a guest in line whose account works for the chain, as it is theirs', async () => {
    const { id } = await led({ capacity: 2 });
    const planet = await chain(1);
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 1 });
    const [holder] = await strangers(1);
    const [worker] = planet.own;
    if (!holder || !worker) throw new Error('Nobody was made');
    await given.register(holder, id);
    const guests = givenGuests(backend);
    const person = await guests.person({ email: worker.email });
    expect((await guests.record(trainer, id, person, true)).value.state).toBe('waiting');
    await linkKnownGuests(backend.deps);
    expect(await given.people(id, 'registered')).toEqual([holder.id, worker.id]);
  });

  test('never cost a guest the seat they have on another date of the topic', async () => {
    const topicId = await given.topic();
    const [a, b] = [await led({ topicId, capacity: 2, inDays: 3 }), await led({ topicId, inDays: 9 })];
    const planet = await chain(1);
    await keep(trainer, a.id, { kind: 'chain', chainId: planet.id, seats: 1 });
    const [holder] = await strangers(1);
    const [worker] = planet.own;
    if (!holder || !worker) throw new Error('Nobody was made');
    await given.register(holder, a.id);
    const guests = givenGuests(backend);
    const person = await guests.person({ email: worker.email });
    expect((await guests.record(trainer, a.id, person, true)).value.state).toBe('waiting');
    expect((await guests.record(trainer, b.id, person)).value.state).toBe('registered');
    await linkKnownGuests(backend.deps);
    expect(await given.people(b.id, 'registered')).toEqual([worker.id]);
    expect(await given.people(a.id, 'registered')).toEqual([holder.id]);
    expect(await given.people(a.id, 'waiting')).toEqual([]);
  });

  test('are told to a representative of the pharmacies they are kept for alone', async () => {
    const city = unique('Казань');
    const name = unique('Планета');
    const planet = await backend.given.pharmacy({ city, chain: name });
    const other = await backend.given.pharmacy({ city });
    const agent = await backend.as('Представитель');
    for (const { id } of [planet, other]) {
      await backend.db.insert(assignments).values({ userId: agent.id, pharmacyId: id });
      await backend.given.user({ pharmacyId: id });
    }
    const { id } = await led({ city, capacity: 6 });
    const said = async () => {
      const { items } = (await backend.call(listPharmacies, { as: agent })).value;
      const text = (of: string) =>
        items
          .find((one) => one.id === of)
          ?.signals.find(({ kind }) => kind === 'untrained')
          ?.text.replaceAll('\u00a0', ' ');
      return [text(planet.id), text(other.id)].map((words) => /\d+ мест\S*/.exec(words ?? '')?.[0]);
    };
    expect(await said()).toEqual(['6 мест.', '6 мест.']);
    await keep(trainer, id, { kind: 'chain', chainId: planet.chainId, seats: 4 });
    expect(await said()).toEqual(['6 мест.', '2 места.']);
    await keep(trainer, id, { kind: 'link', seats: 2 });
    expect(await said()).toEqual(['4 места.', undefined]);
  });

  test('go with a date that nobody has booked, those that have ended too', async () => {
    const { id } = await led();
    for (const _ of [1, 2]) await keep(trainer, id, { kind: 'link', seats: 1 });
    await end(trainer, (await quotas(id)).items[0]?.id ?? '');
    expect((await backend.call(dropTraining, { as: trainer, params: { id }, body: {} })).status).toBe(204);
    expect(await backend.db.$count(trainings, eq(trainings.id, id))).toBe(0);
  });

  test('hold a guest’s by the pharmacy they name', async () => {
    const { id } = await led({ capacity: 1 });
    const planet = await chain(0);
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 1 });
    const { id: elsewhere } = await backend.given.pharmacy();
    const guest = (pharmacyId: string) => ({
      ...{ lastName: 'Иванова', firstName: 'Вера', middleName: '', email: `${unique('guest')}@mail.example` },
      phone: `+7900${unique('').replace(/\D/g, '').slice(-7).padStart(7, '1')}`,
      ...{ pharmacyId, statement: true as const },
    });
    const record = (pharmacyId: string) =>
      backend.call(recordPerson, {
        ...{ as: trainer, params: { id }, body: { userParams: guest(pharmacyId) } },
        idempotencyKey: crypto.randomUUID(),
      });
    expect(codeOf(await record(elsewhere))).toBe('409 no-places');
    expect((await record(planet.pharmacyId)).status).toBe(200);
  });

  test('are never passed by twenty who press at once, ten of whom they are kept for', async () => {
    const { id } = await led({ capacity: 8 });
    const planet = await chain(10);
    await keep(trainer, id, { kind: 'chain', chainId: planet.id, seats: 5 });
    const others = await strangers(10);
    const pressed = planet.own.flatMap((person, at) => [person, others[at] ?? person]);
    await Promise.all(pressed.map((person) => given.register(person, id)));
    const seated = await given.people(id, 'registered');
    expect(seated).toHaveLength(8);
    const own = seated.filter((person) => planet.own.some(({ id: of }) => of === person));
    expect(own.length).toBeGreaterThanOrEqual(5);
  });
});

describe('an invitation', () => {
  test('is read by whoever has it, signed in, and seats as many as it has seats for', async () => {
    const { id } = await led({ capacity: 2 });
    const { value: quota } = await keep(trainer, id, { kind: 'link', seats: 1, note: 'Для сети' });
    const code = quota.code ?? '';
    const read = (as: Actor | undefined, of = code) =>
      backend.call(getInvitation, { ...(as ? { as } : {}), params: { code: of } });
    const [first, second, third] = await strangers(3);
    if (!first || !second || !third) throw new Error('Nobody was made');
    expect((await read(undefined)).status).toBe(401);
    expect(codeOf(await read(first, 'ABCD-EFGH-IJKL-MNOP'))).toBe('404 invitation-over');
    expect((await read(first)).value).toMatchObject({ id });
    await given.register(third, id);
    expect(codeOf(await given.register(first, id))).toBe('409 no-places');
    expect(codeOf(await given.register(first, id, { invitation: 'ABCD-EFGH-IJKL-MNOP' }))).toBe(
      '409 invitation-over',
    );
    expect((await given.register(first, id, { invitation: code })).status).toBe(200);
    expect(codeOf(await given.register(second, id, { invitation: code }))).toBe('409 invitation-over');
    expect(codeOf(await read(second))).toBe('404 invitation-over');
  });

  test('takes who waits out of the line; taken back, it opens nothing', async () => {
    const { id } = await led({ capacity: 1 });
    const { value: quota } = await keep(trainer, id, { kind: 'link', seats: 1 });
    const [waits, other] = await strangers(2);
    if (!waits || !other) throw new Error('Nobody was made');
    await given.register(waits, id, { waiting: true });
    expect((await given.register(waits, id, { invitation: quota.code ?? '' })).status).toBe(200);
    expect(await given.people(id, 'waiting')).toEqual([]);
    const [row] = await backend.db.select().from(trainings).where(eq(trainings.id, id));
    expect(row?.taken).toBe(1);
    const next = await led({ capacity: 1 });
    const { value: link } = await keep(trainer, next.id, { kind: 'link', seats: 1 });
    await end(trainer, link.id);
    expect(codeOf(await given.register(other, next.id, { invitation: link.code ?? '' }))).toBe(
      '409 invitation-over',
    );
    expect((await given.register(other, next.id)).status).toBe(200);
  });
});
