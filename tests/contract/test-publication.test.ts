import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAuthoredTest, publishTest, updateTest } from '@/api/testing/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { getTestPublication, previewPublication } from '@/api/versions/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { testRevisions, tests } from '@/backend/db/schema/tests';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;
let author: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenLearning(backend);
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const read = async (id: string) =>
  (await backend.call(getAuthoredTest, { as: author, params: { id }, query: {} })).value;
type Written = Awaited<ReturnType<typeof read>>;

/** A test as its editor sends it. */
const asSent = ({ title, description, markId, questions, countPoints, pointsMultiplier }: Written) => ({
  ...{ title, description, markId, questions, countPoints, pointsMultiplier },
});
const foresee = (id: string, body: object) =>
  backend.call(previewPublication, { as: author, params: { id }, body: body as never });
async function sent(made: GivenTest, right: number): Promise<Actor> {
  const as = await backend.as();
  const params = { id: made.id };
  await backend.call(getTest, { as, params });
  backend.clock.advance(60_000);
  const { status } = await backend.call(sendTest, { as, params, body: { answers: made.answers(right) } });
  expect(status).toBe(200);
  return as;
}

/** The other option of the first question is right. */
function mended({ questions: [first, ...rest], ...test }: Written): Written {
  const options = (first?.options ?? []).map((option) => ({
    ...option,
    isRight: !option.isRight,
    countPoints: option.isRight ? 0 : 10,
  }));
  return { ...test, questions: [...(first ? [{ ...first, options }] : []), ...rest] };
}

test('what changes is said question by question, and for whom; nothing is written', async () => {
  const made = await given.test({ title: unique('До правок') });
  await sent(made, 0);
  await sent(made, 3);
  const test = await read(made.id);
  const rows = async () => [
    await backend.db.select().from(testRevisions),
    await backend.db.select().from(tests),
    await backend.db.select().from(ledgerEntries),
  ];
  const before = await rows();
  const { status, value } = await foresee(made.id, { ...asSent(mended(test)), title: 'После правок' });
  expect(status).toBe(200);
  expect(value).toEqual({
    id: made.id,
    number: 1,
    seenAt: test.updatedAt,
    changes: {
      ...{ parts: ['title'], added: [], removed: [], isReordered: false, isScoredOtherwise: true },
      changed: [{ number: 1, text: 'Вопрос 1', parts: ['key', 'points'] }],
    },
    // who was wrong everywhere was right after all; who was right everywhere got ten too much
    regrade: { looked: 2, gainsCount: 1, lossesCount: 1, points: 10 },
  });
  expect(await rows()).toEqual(before);
});

test('words alone change nothing for those who have sent it', async () => {
  const made = await given.test();
  await sent(made, 3);
  const test = await read(made.id);
  const { value } = await foresee(made.id, { ...asSent(test), title: 'Другие слова' });
  expect(value).toMatchObject({ changes: { parts: ['title'], isScoredOtherwise: false }, regrade: null });
  const same = await foresee(made.id, asSent(test));
  expect(same.value.changes).toMatchObject({ parts: [], added: [], removed: [], changed: [] });
});

test('a question that goes takes its mistakes along: who passes without it is told of', async () => {
  const made = await given.test({ availableErrorsCount: 1, countPoints: 40 });
  const as = await sent(made, 1);
  const test = await read(made.id);
  const express = { availableErrorsCount: 1, countPoints: 40 };
  const body = { ...asSent(test), ...express, questions: test.questions.slice(0, 2) };
  const { value } = await foresee(made.id, body);
  expect(value.changes).toMatchObject({ removed: [{ number: 3 }], isScoredOtherwise: true });
  expect(value.regrade).toEqual({ looked: 1, gainsCount: 1, lossesCount: 0, points: 40 });
  expect(await backend.db.$count(ledgerEntries, eq(ledgerEntries.userId, as.id))).toBe(0);
});

test('what is missing is said at its field, a version that is not the last is 409', async () => {
  const made = await given.test();
  const test = await read(made.id);
  const [first] = test.questions;
  const keyless = first && { ...first, options: first.options.map((one) => ({ ...one, isRight: false })) };
  const wrong = await foresee(made.id, { ...asSent(test), questions: [keyless] });
  expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([
    422,
    expect.stringContaining('/data/attributes/questions/0'),
  ]);
  const body = { ...asSent(test), title: 'Чужая правка' };
  await backend.call(updateTest, { as: author, params: { id: made.id }, body: body as never });
  const late = await foresee(made.id, { ...body, seenAt: test.updatedAt });
  expect([late.status, late.errors[0]?.code]).toEqual([409, 'changed-since']);
});

test('the same is said of the draft as it is saved, and it comes out as it was looked at or not at all', async () => {
  const made = await given.test();
  await sent(made, 0);
  const look = () => backend.call(getTestPublication, { as: author, params: { id: made.id } });
  const nothing = await look();
  expect([nothing.status, nothing.errors[0]?.code]).toEqual([409, 'nothing-to-publish']);
  const write = async (body: object) =>
    backend.call(updateTest, { as: author, params: { id: made.id }, body: body as never });
  await write(asSent(mended(await read(made.id))));
  const { value } = await look();
  expect(value).toMatchObject({
    number: 1,
    changes: { changed: [{ number: 1, parts: ['key', 'points'] }] },
    regrade: { gainsCount: 1, points: 10 },
  });
  const { seenAt } = value;
  await write({ ...asSent(await read(made.id)), title: 'Ещё одна правка' });
  const publish = (seen: string) =>
    backend.call(publishTest, { as: author, params: { id: made.id }, body: { seenAt: seen } });
  expect((await publish(seenAt)).errors[0]?.code).toBe('changed-since');
  const out = await publish((await look()).value.seenAt);
  expect(out.value).toMatchObject({ publishedRevision: 2, title: 'Ещё одна правка' });
});
