import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getTest, saveAnswers, sendTest } from '@/api/tests/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';
import { expectLedgerWhole } from '../helpers/ledger-check';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAY = 864e5;
let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const entriesOf = (userId: string) =>
  backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));

const UNEXPLAINED = { explanation: null, optionExplanations: [], reading: null };

/** A question of a result that is the last one: what is right is said. */
const reviewed = (question: GivenTest['questions'][number] | undefined, rest: object) => ({
  questionId: question?.id,
  rightOptionIds: [question?.right],
  ...UNEXPLAINED,
  ...rest,
});

describe('who may', () => {
  test.each([getTest, saveAnswers, sendTest])('$method $path without a session is 401', async (endpoint) => {
    const { id } = await given.test();
    expect((await backend.call(endpoint as typeof sendTest, { params: { id } })).status).toBe(401);
  });

  test.each([
    ['hidden', { isHidden: true }],
    ['archived', { isArchived: true }],
    ['unpublished', { isPublished: false }],
    ['not yet published', { publishedAt: new Date(NOW.getTime() + DAY) }],
  ])('a %s test is 404 for every call', async (_, fields) => {
    const as = await backend.as();
    const { id, answers } = await given.test(fields);
    const body = { answers: answers(1) };
    expect((await backend.call(getTest, { as, params: { id } })).status).toBe(404);
    expect((await backend.call(saveAnswers, { as, params: { id }, body })).status).toBe(404);
    expect((await backend.call(sendTest, { as, params: { id }, body })).status).toBe(404);
  });

  test.each(['0', 'abc', '99999999', '1;drop'])('an id of nothing (%s) is 404', async (id) => {
    expect((await backend.call(getTest, { as: await backend.as(), params: { id } })).status).toBe(404);
  });
});

describe('taking', () => {
  test('which options are right, and what they pay, never travels', async () => {
    const { id } = await given.test();
    const called = await backend.call(getTest, { as: await backend.as(), params: { id } });
    expect(called.status).toBe(200);
    expect(JSON.stringify(called.document)).not.toMatch(/is_?right|"count_points":10/i);
    expect(called.value).toMatchObject({
      lockedBecause: null,
      answers: [],
      answersSavedAt: null,
      lastResult: null,
    });
    expect(called.value.questions).toHaveLength(3);
  });

  test('answers are kept question by question, the last one wins, an empty one clears', async () => {
    const as = await backend.as();
    const made = await given.test();
    const [first, second] = made.questions;
    if (!first || !second) throw new Error('two questions are needed');
    const save = (answers: { questionId: string; optionIds: string[] }[]) =>
      backend.call(saveAnswers, { as, params: { id: made.id }, body: { answers } });
    await save([{ questionId: first.id, optionIds: [first.wrong] }]);
    await save([{ questionId: second.id, optionIds: [second.right] }]);
    await save([{ questionId: first.id, optionIds: [first.right] }]);
    const kept = await backend.call(getTest, { as, params: { id: made.id } });
    expect(kept.value.answers).toEqual([
      { questionId: first.id, optionIds: [first.right] },
      { questionId: second.id, optionIds: [second.right] },
    ]);
    expect(kept.value.answersSavedAt).toBe(NOW.toISOString());
    await save([{ questionId: first.id, optionIds: [] }]);
    expect((await backend.call(getTest, { as, params: { id: made.id } })).value.answers).toHaveLength(1);
  });

  test("another person's answers are not seen", async () => {
    const made = await given.test();
    const params = { id: made.id };
    await backend.call(saveAnswers, { as: await backend.as(), params, body: { answers: made.answers(2) } });
    expect((await backend.call(getTest, { as: await backend.as(), params })).value.answers).toEqual([]);
  });

  test('a foreign question, a foreign option and two on a single choice are 422 at their place', async () => {
    const as = await backend.as();
    const mine = await given.test();
    const foreign = await given.test();
    const [question] = mine.questions;
    const [other] = foreign.questions;
    if (!question || !other) throw new Error('questions are needed');
    const answers = [
      { questionId: other.id, optionIds: [other.right] },
      { questionId: question.id, optionIds: [other.right] },
      { questionId: question.id, optionIds: [question.right, question.wrong] },
    ];
    const wrong = { as, params: { id: mine.id }, body: { answers } };
    for (const called of [await backend.call(saveAnswers, wrong), await backend.call(sendTest, wrong)]) {
      expect(called.status).toBe(422);
      expect(called.errors.map(({ code, source }) => [code, source?.pointer])).toEqual([
        ['unknown-question', '/data/attributes/answers/0/question_id'],
        ['unknown-option', '/data/attributes/answers/1/option_ids/0'],
        ['one-option', '/data/attributes/answers/2/option_ids'],
      ]);
    }
    expect((await backend.call(getTest, { as, params: { id: mine.id } })).value.answers).toEqual([]);
  });
});

describe('sending', () => {
  test('saved and sent answers are scored together, paid once, explained', async () => {
    const as = await backend.as();
    const made = await given.test({ pays: [10, 20, 30], pointsMultiplier: 2 });
    const [first, , third] = made.answers(3);
    const params = { id: made.id };
    await backend.call(saveAnswers, { as, params, body: { answers: first ? [first] : [] } });
    const sent = await backend.call(sendTest, { as, params, body: { answers: third ? [third] : [] } });
    expect(sent.value).toMatchObject({
      ...{ correctAnswersCount: 2, questionsCount: 3, points: 80, maxPoints: 120, passed: true },
      ...{ repeatDatetime: null, balance: 80, submittedAt: NOW.toISOString() },
    });
    const [one, two, three] = made.questions;
    expect(sent.value.questions).toEqual([
      reviewed(one, { isRight: true, chosenOptionIds: [one?.right] }),
      reviewed(two, { isRight: false, chosenOptionIds: [] }),
      reviewed(three, { isRight: true, chosenOptionIds: [three?.right] }),
    ]);
    const entries = await entriesOf(as.id);
    expect(entries).toMatchObject([{ amount: 80, kind: 'test', subjectId: made.id, balanceAfter: 80 }]);
    expect(entries[0]?.reason).toBe('Верных ответов: 2 из 3');
  });

  test('a device with nothing of its own to say sends just that: what another one saved is scored', async () => {
    const as = await backend.as();
    const made = await given.test({ pays: [10, 20, 30] });
    const params = { id: made.id };
    await backend.call(saveAnswers, { as, params, body: { answers: made.answers(3) } });
    const sent = await backend.call(sendTest, { as, params, body: { answers: [] } });
    expect(sent.value).toMatchObject({ correctAnswersCount: 3, points: 60 });
    expect((await backend.call(sendTest, { as, params, body: { answers: [] } })).value).toEqual(sent.value);
    expect(await entriesOf(as.id)).toHaveLength(1);
  });

  test('a replay with its key, and the same answers with another, get the first result; other answers 409', async () => {
    const as = await backend.as();
    const made = await given.test();
    const call = (count: number, idempotencyKey: string) =>
      backend.call(sendTest, {
        as,
        params: { id: made.id },
        body: { answers: made.answers(count) },
        idempotencyKey,
      });
    const first = await call(2, 'first');
    expect((await call(2, 'first')).document).toEqual(first.document);
    expect((await call(2, 'second')).value).toEqual(first.value);
    const other = await call(3, 'third');
    expect(other.status).toBe(409);
    expect(other.errors[0]).toMatchObject({ code: 'test-locked', meta: { reason: 'done' } });
    expect(await entriesOf(as.id)).toHaveLength(1);
    const after = await backend.call(getTest, { as, params: { id: made.id } });
    expect(after.value).toMatchObject({ lockedBecause: 'done', answers: [], lastResult: { points: 20 } });
    const late = { as, params: { id: made.id }, body: { answers: made.answers(1) } };
    expect((await backend.call(saveAnswers, late)).errors[0]?.code).toBe('test-locked');
  });

  test('0 points pay nothing and open again on the 1st of next month, Moscow time', async () => {
    const as = await backend.as();
    const made = await given.test();
    const params = { id: made.id };
    const send = (count: number) =>
      backend.call(sendTest, { as, params, body: { answers: made.answers(count) } });
    const zero = await send(0);
    expect(zero.value).toMatchObject({
      points: 0,
      passed: false,
      repeatDatetime: '2026-11-30T21:00:00.000Z',
      certificateId: null,
    });
    // what was chosen is said, what is right is not: it may be taken again
    expect(zero.value.questions).toEqual(
      made.questions.map(({ id: questionId, wrong }) => ({
        ...{ questionId, isRight: false, chosenOptionIds: [wrong], rightOptionIds: null },
        ...UNEXPLAINED,
      })),
    );
    expect((await backend.call(getTest, { as, params })).value.lastResult?.questions).toEqual(
      zero.value.questions,
    );
    expect(await entriesOf(as.id)).toEqual([]);
    expect((await backend.call(getTest, { as, params })).value.lockedBecause).toBe('repeat-later');
    expect((await send(3)).errors[0]).toMatchObject({
      code: 'test-locked',
      meta: { reason: 'repeat-later' },
    });
    backend.clock.set(new Date('2026-12-01T00:00:00+03:00'));
    try {
      const fresh = await backend.given.session(as.id);
      const call = { as: { ...as, ...fresh }, params };
      const open = (await backend.call(getTest, call)).value;
      // whoever takes it again is not told which of the answers before were right
      expect(open).toMatchObject({
        lockedBecause: null,
        answers: [],
        lastResult: { points: 0, questions: [] },
      });
      const again = await backend.call(sendTest, { ...call, body: { answers: made.answers(3) } });
      expect(again.value).toMatchObject({ points: 30, passed: true });
    } finally {
      backend.clock.set(NOW);
    }
    expect(await given.balance(as.id, made.markId)).toBe(30);
  });

  test('an express test pays all of it within the allowed errors, and nothing past them', async () => {
    const made = await given.test({ countPoints: 50, availableErrorsCount: 1 });
    const sendAs = async (count: number) =>
      backend.call(sendTest, {
        as: await backend.as(),
        params: { id: made.id },
        body: { answers: made.answers(count) },
      });
    expect((await sendAs(2)).value).toMatchObject({ points: 50, maxPoints: 50, passed: true });
    expect((await sendAs(1)).value).toMatchObject({ points: 0, passed: false });
  });

  test.each([
    ['not-started', { startDate: new Date(NOW.getTime() + DAY) }],
    ['ended', { endDate: NOW }],
  ] as const)('a test that has %s is locked for everyone', async (reason, fields) => {
    const as = await backend.as('admin');
    const made = await given.test(fields);
    const called = { as, params: { id: made.id }, body: { answers: made.answers(3) } };
    expect((await backend.call(getTest, { as, params: called.params })).value.lockedBecause).toBe(reason);
    for (const refused of [await backend.call(saveAnswers, called), await backend.call(sendTest, called)]) {
      expect([refused.status, refused.errors[0]?.meta]).toEqual([409, { reason }]);
    }
  });

  test("the caller's own count is never believed, and a difference is in the audit trail", async () => {
    const as = await backend.as();
    const made = await given.test();
    const body = { answers: made.answers(1), correctAnswersCount: 3 };
    const sent = await backend.call(sendTest, { as, params: { id: made.id }, body });
    expect(sent.value).toMatchObject({ correctAnswersCount: 1, points: 10 });
    const notes = await backend.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'test.count-mismatch'), eq(auditRecords.actorId, as.id)));
    expect(notes).toMatchObject([{ subjectId: made.id, details: { claimed: 3, counted: 1 } }]);
  });
});
