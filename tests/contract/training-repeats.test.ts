import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRegistrations, reportFigures } from '@/api/registrations/endpoints';
import { changeTraining, dropTraining, getManaged, listManaged } from '@/api/timetable/endpoints';
import { confirmBooking, removeRegistration } from '@/api/trainings/endpoints';
import { JSON_API } from '@/lib/json-api/media-type';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { testEngine } from '../helpers/backend-database';
import { deadlocksOf } from '../helpers/deadlocks';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining } from '../helpers/whole-training';

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let support: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
  support = await backend.as('support');
});
afterAll(() => backend.close());

const led = (capacity = 30) => given.training({ leaderId: trainer.id, capacity });
/** Somebody with a seat, and the seat. */
async function seated(trainingId: string) {
  const person = await backend.as();
  const seat = (await given.register(person, trainingId)).value.registeredPharmacistId ?? '';
  return { person, seat };
}

describe('a press whose answer was lost, sent again by the same key', () => {
  test('changes a date once', async () => {
    const { id } = await led();
    const body = { ...(await wholeTraining(backend, trainer, id)), localFrom: '10:00', localTo: '11:00' };
    const change = (idempotencyKey: string) =>
      backend.call(changeTraining, { as: trainer, params: { id }, body, idempotencyKey });
    const [first, again] = [await change('moved'), await change('moved')];
    expect([first.status, again.document]).toEqual([200, first.document]);
    expect((await backend.call(getManaged, { as: trainer, params: { id } })).value.version).toBe(1);
    expect(codeOf(await change('another'))).toBe('409 changed-since');
  });

  test('takes a date away once', async () => {
    const { id } = await led();
    const drop = (idempotencyKey: string) =>
      backend.call(dropTraining, { as: trainer, params: { id }, body: {}, idempotencyKey });
    expect([(await drop('gone')).status, (await drop('gone')).status]).toEqual([204, 204]);
    expect(codeOf(await drop('another'))).toBe('404 training-missing');
  });

  test('gives one seat up once, beside another key', async () => {
    const { id } = await led();
    const { person, seat } = await seated(id);
    const remove = (idempotencyKey: string) =>
      backend.call(removeRegistration, { as: person, params: { id: seat }, body: {}, idempotencyKey });
    expect([(await remove('up')).status, (await remove('up')).status]).toEqual([204, 204]);
    expect(codeOf(await remove('another'))).toBe('404 registration-missing');
  });

  test('removes many once, and says the same of each', async () => {
    const { id } = await led();
    const ids = [(await seated(id)).seat, '987654321', (await seated(id)).seat];
    const remove = (idempotencyKey: string) =>
      backend.call(removeRegistrations, { as: trainer, body: { ids }, idempotencyKey });
    const [first, again] = [await remove('many'), await remove('many')];
    expect(again.document).toEqual(first.document);
    expect(first.value.items.map(({ removed }) => removed)).toEqual([true, false, true]);
    expect((await remove('another')).value.items.map(({ removed }) => removed)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('confirms a seat once', async () => {
    const { id } = await led();
    const { person } = await seated(id);
    const confirm = () =>
      backend.call(confirmBooking, { as: person, params: { id }, idempotencyKey: 'coming' });
    const [first, again] = [await confirm(), await confirm()];
    expect(first.value.isConfirmed).toBe(true);
    expect(again.document).toEqual(first.document);
  });
});

test('many are removed at the address of the specification, with the slash at its end', async () => {
  const { id } = await led();
  const { seat } = await seated(id);
  const remove = (address: string, token = trainer.token) =>
    backend.fetch(address, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': JSON_API, accept: JSON_API },
      body: JSON.stringify({ data: { type: 'registration-removals', attributes: { ids: [seat] } } }),
    });
  const slashed = '/v1/training-registered-pharmacist/';
  expect((await remove(slashed, 'x')).status).toBe(401);
  expect((await remove(slashed, (await backend.as()).token)).status).toBe(403);
  const answer = await remove(slashed);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"removed":true')]);
  expect((await remove(slashed.slice(0, -1))).status).toBe(200);
  expect(await given.taken(id)).toBe(0);
});

test(
  'two members of staff remove the same people from both ends, beside newcomers',
  { timeout: 60_000 },
  async () => {
    const dates = [await led(10), await led(10)];
    const seats: string[] = [];
    for (const { id } of dates) for (let at = 0; at < 10; at += 1) seats.push((await seated(id)).seat);
    const newcomers = await Promise.all(Array.from({ length: 20 }, () => backend.as()));
    const remove = (as: Actor, ids: string[]) =>
      backend.call(removeRegistrations, { as, body: { ids }, idempotencyKey: crypto.randomUUID() });
    const [one, other, ...came] = await Promise.all([
      remove(trainer, seats),
      remove(support, seats.toReversed()),
      ...newcomers.map((person, at) => given.register(person, dates[at % 2]?.id ?? '', { waiting: true })),
    ]);
    const gone = [...one.value.items, ...other.value.items].filter(({ removed }) => removed);
    expect(new Set(gone.map(({ id }) => id)).size).toBe(seats.length);
    expect(gone).toHaveLength(seats.length);
    expect(came.map(({ status }) => status)).toEqual(newcomers.map(() => 200));
    for (const { id } of dates) expect(await given.taken(id)).toBe(10);
  },
);

test('`allow_sector` is known to every list of the timetable and changes none', async () => {
  const { id } = await led();
  for (const allow_sector of ['0', '1'] as const) {
    const list = await backend.call(listManaged, {
      as: trainer,
      query: { allow_sector, page: { size: 100 } },
    });
    expect(list.value.items.map((one) => one.id)).toContain(id);
    const figures = await backend.call(reportFigures, {
      as: trainer,
      query: { filter: { trainingId: id }, allow_sector },
    });
    expect(figures.status).toBe(200);
  }
});

test.runIf(testEngine() === 'postgres')('none of these was a deadlock', async () => {
  expect(await deadlocksOf(backend.db)).toBe(0);
});
