import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyImport, checkImport, getImport, getImportKind, listImportRows } from '@/api/imports/endpoints';
import { importVisits } from '@/api/registrations/endpoints';
import { trainings } from '@/backend/db/schema/trainings';
import { users } from '@/backend/db/schema/users';
import { wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let stranger: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
  stranger = await backend.as('trainer');
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

/** Somebody of a pharmacy on a past training in Vladivostok, where it is seven hours later than in Moscow. */
async function visitOf(leader: Actor) {
  const topic = unique('Церамиды');
  const training = await given.training({
    ...{ topicId: await given.topic({ name: topic }), leaderId: leader.id, city: unique('Владивосток') },
    ...{ zone: 'Asia/Vladivostok', startsAt: new Date('2026-11-18T20:30:00Z') },
  });
  const pharmacy = await backend.given.pharmacy({ name: unique('Планета') });
  const named = { lastName: unique('Зимина'), firstName: 'Ольга', middleName: 'Павловна' };
  const person = await backend.given.user({ ...named, pharmacyId: pharmacy.id });
  const seat = await given.seat(person.id, training.id);
  const lines = [pharmacy.name, `«${topic}», ${wholeMomentWords('2026-11-18|23:30–01:30')}`];
  const subject = { title: `${named.lastName} Ольга Павловна`, lines };
  return { seat, training, person, subject };
}

const csv = (seats: readonly string[]) =>
  new File([['№ записи;Посещение', ...seats.map((seat) => `${seat};да`)].join('\r\n')], 'Отчёт.csv');
const load = (as: Actor, seats: readonly string[], trainingId?: string) =>
  backend.call(importVisits, { as, body: { file: csv(seats), ...(trainingId ? { trainingId } : {}) } });
async function check(as: Actor, seats: readonly string[], trainingId?: string) {
  const { id, mapping } = (await load(as, seats, trainingId)).value;
  await backend.call(checkImport, { as, params: { id }, body: { mapping } });
  await backend.work();
  return id;
}
const rowsOf = async (as: Actor, id: string) =>
  (await backend.call(listImportRows, { as, params: { id }, query: {} })).value.items;
const subjectsOf = async (as: Actor, id: string) => (await rowsOf(as, id)).map(({ subject }) => subject);

describe('whose visit a row is', () => {
  test('is told to nobody whose training it is not', async () => {
    const [mine, theirs] = [await visitOf(trainer), await visitOf(stranger)];
    const id = await check(trainer, [theirs.seat, mine.seat, '987654321', '5x']);
    const answer = await backend.call(listImportRows, { as: trainer, params: { id }, query: {} });
    expect(answer.value.items.map(({ subject }) => subject)).toEqual([null, mine.subject, null, null]);
    const told = JSON.stringify(answer.document);
    for (const word of [theirs.subject.title, ...theirs.subject.lines]) expect(told).not.toContain(word);

    expect(codeOf(await backend.call(listImportRows, { as: stranger, params: { id }, query: {} }))).toBe(
      '404 import-missing',
    );
  });

  test('is told no longer to who led the training once', async () => {
    const { seat, training, subject } = await visitOf(trainer);
    const id = await check(trainer, [seat]);
    expect(await subjectsOf(trainer, id)).toEqual([subject]);
    await backend.db.update(trainings).set({ leaderId: stranger.id }).where(eq(trainings.id, training.id));
    expect(await subjectsOf(trainer, id)).toEqual([null]);
    expect(await subjectsOf(admin, id)).toEqual([subject]);
  });

  test('names nobody who has left the portal', async () => {
    const { seat, person, subject } = await visitOf(trainer);
    const id = await check(trainer, [seat]);
    await backend.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, person.id));
    const gone = { title: 'Удалённый участник', lines: subject.lines.slice(1) };
    expect(await subjectsOf(trainer, id)).toEqual([gone]);
  });

  test('is told of every row of an admin’s table', async () => {
    const [one, other] = [await visitOf(trainer), await visitOf(stranger)];
    const id = await check(admin, [one.seat, other.seat]);
    expect(await subjectsOf(admin, id)).toEqual([one.subject, other.subject]);
  });

  test('has a column of its own in the kind that knows it alone', async () => {
    const titleOf = async (as: Actor, kind: string) =>
      (await backend.call(getImportKind, { as, params: { kind } })).value.subject;
    expect(await titleOf(trainer, 'training-visits')).toBe('Чей визит');
    expect(await titleOf(admin, 'glossary-words')).toBe(null);
  });
});

describe('a table of one training', () => {
  const refused = async (as: Actor, id: string) =>
    (await rowsOf(as, id)).map(({ problems }) => problems[0]?.message ?? null);
  const OTHER = 'Эта запись с другого тренинга. Загрузите её отчётом того тренинга.';

  test('is another trainer’s as little as one that never was', async () => {
    const { seat, training } = await visitOf(stranger);
    const answers = [await load(trainer, [seat], training.id), await load(trainer, [seat], '987654321')];
    expect(answers.map(codeOf)).toEqual(['404 training-missing', '404 training-missing']);
    expect(answers[0]?.errors).toEqual(answers[1]?.errors);
    expect(codeOf(await load(await backend.as('expert'), [seat], training.id))).toMatch(/^403/);
    expect(codeOf(await load(trainer, [seat], 'x'))).toMatch(/^422/);
  });

  test('refuses rows of another, those that are the trainer’s own in other words', async () => {
    const [one, other, theirs] = [await visitOf(trainer), await visitOf(trainer), await visitOf(stranger)];
    const id = await check(trainer, [one.seat, other.seat, theirs.seat], one.training.id);
    const read = async () => (await backend.call(getImport, { as: trainer, params: { id } })).value;
    expect(await read()).toMatchObject({ trainingId: one.training.id, counts: { update: 1, wrong: 2 } });
    expect(await refused(trainer, id)).toEqual([
      null,
      OTHER,
      'Такой записи на ваших тренингах нет. Возьмите номер из отчёта.',
    ]);
    await backend.call(applyImport, { as: trainer, params: { id }, body: { onlyRight: true } });
    await backend.work();
    expect((await read()).counts).toMatchObject({ applied: 1 });
    expect([await given.visited(one.training.id), await given.visited(other.training.id)]).toEqual([1, 0]);
  });

  test('is any training’s to an admin, and of none without a choice', async () => {
    const [one, other] = [await visitOf(trainer), await visitOf(stranger)];
    expect(await refused(admin, await check(admin, [one.seat, other.seat], other.training.id))).toEqual([
      OTHER,
      null,
    ]);
    expect(await refused(admin, await check(admin, [one.seat, other.seat]))).toEqual([null, null]);
  });
});
