import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLearnings } from '@/api/learnings/endpoints';
import { getTest, saveAnswers, sendTest } from '@/api/tests/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { attempts, testRevisions, tests } from '@/backend/db/schema/tests';
import type { TestContent } from '@/backend/db/schema/types';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';
import { expectLedgerWhole } from '../helpers/ledger-check';

let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

type Person = Awaited<ReturnType<TestBackend['as']>>;
const read = (as: Person, { id }: GivenTest) => backend.call(getTest, { as, params: { id } });
const send = (as: Person, { id }: GivenTest, answers: object[], revisionId?: string) =>
  backend.call(sendTest, {
    as,
    params: { id },
    body: { answers: answers as never, ...(revisionId ? { revisionId } : {}) },
  });

/** The key of every question turned round, its points doubled; the first question is gone. */
const turned = (content: TestContent): TestContent => ({
  ...content,
  title: 'Новая версия',
  questions: content.questions.slice(1).map((question) => ({
    ...question,
    text: `${question.text}, иначе`,
    options: question.options.map((option) => ({
      ...option,
      isRight: !option.isRight,
      countPoints: option.isRight ? 0 : 20,
    })),
  })),
});

async function publish(made: GivenTest, change = turned) {
  backend.clock.advance(60_000);
  return given.revise(made.id, change);
}

/** Longer than the test is read. */
const WHILE_MS = 5000;

describe('a new version', () => {
  test('leaves results as they were, byte by byte', async () => {
    const made = await given.test();
    const people = [await backend.as(), await backend.as(), await backend.as()];
    for (const [at, as] of people.entries()) await send(as, made, made.answers(at + 1));
    const before = await Promise.all(people.map((as) => read(as, made)));
    await publish(made);
    const after = await Promise.all(people.map((as) => read(as, made)));
    expect(after.map(({ document }) => document)).toEqual(before.map(({ document }) => document));
    expect(after.map(({ value }) => value.lastResult?.points)).toEqual([10, 20, 30]);
    expect(after[2]?.value.questions).toHaveLength(3);
  });

  test('lets an attempt that is open go on by its own questions, and pays by its own key', async () => {
    const made = await given.test();
    const as = await backend.as();
    const [first] = made.answers(3);
    await backend.call(saveAnswers, { as, params: { id: made.id }, body: { answers: first ? [first] : [] } });
    const before = (await read(as, made)).value;
    await publish(made);
    expect((await read(as, made)).value).toEqual(before);
    const sent = await send(as, made, made.answers(3));
    expect(sent.value).toMatchObject({ correctAnswersCount: 3, points: 30, maxPoints: 30 });
    const again = await send(as, made, made.answers(3));
    expect(again.document).toEqual(sent.document);
  });

  test('is what everybody begins from then on', async () => {
    const made = await given.test();
    const revision = await publish(made);
    const as = await backend.as();
    const seen = (await read(as, made)).value;
    expect(seen).toMatchObject({ title: 'Новая версия', revisionId: revision.id });
    expect(seen.questions.map(({ text }) => text)).toEqual(['Вопрос 2, иначе', 'Вопрос 3, иначе']);
    backend.clock.advance(WHILE_MS);
    const sent = await send(as, made, made.answers(0).slice(1));
    expect(sent.value).toMatchObject({ correctAnswersCount: 2, points: 40 });
  });

  test('a page that was open meanwhile goes on by the version it shows', async () => {
    const made = await given.test();
    const as = await backend.as();
    const shown = (await read(as, made)).value;
    await publish(made);
    const saved = await backend.call(saveAnswers, {
      as,
      params: { id: made.id },
      body: { answers: made.answers(1).slice(0, 1), revisionId: shown.revisionId },
    });
    expect(saved.status).toBe(200);
    expect((await send(as, made, made.answers(3))).value).toMatchObject({ questionsCount: 3, points: 30 });
  });

  test('the old one is nobody else’s: neither of whoever comes after it, nor by the version of another test', async () => {
    const made = await given.test();
    const foreign = await given.test();
    const old = (await read(await backend.as(), made)).value.revisionId;
    await publish(made);
    for (const revisionId of [old, (await read(await backend.as(), foreign)).value.revisionId, '99999999']) {
      const as = await backend.as();
      await read(as, made);
      backend.clock.advance(WHILE_MS);
      const refused = await send(as, made, made.answers(1), revisionId);
      expect(refused.errors[0]).toMatchObject({ status: '422', code: 'unknown-question' });
      expect((await send(as, made, [], revisionId)).value.questionsCount).toBe(2);
    }
  });

  test('lists count the questions of the version that is taken', async () => {
    const made = await given.test();
    const [begun, fresh] = [await backend.as(), await backend.as()];
    const body = { answers: made.answers(3).slice(0, 1) };
    await backend.call(saveAnswers, { as: begun, params: { id: made.id }, body });
    await publish(made);
    const count = async (as: Person) => {
      const { items } = (await backend.call(listLearnings, { as, query: {} })).value;
      return items.find(({ modelId }) => modelId === made.id)?.questionsCount;
    };
    expect([await count(begun), await count(fresh)]).toEqual([3, 2]);
  });

  test('what was published is never written again, and can’t be lost under an attempt', async () => {
    const made = await given.test();
    await send(await backend.as(), made, made.answers(1));
    const mine = eq(testRevisions.testId, made.id);
    const [row] = await backend.db.select().from(testRevisions).where(mine);
    const content = { ...row!.content, title: 'Подмена' };
    await expect(backend.db.update(testRevisions).set({ content }).where(mine)).rejects.toThrow();
    await expect(backend.db.delete(testRevisions).where(mine)).rejects.toThrow();
  });
});

describe('a test that is taken away', () => {
  test('is finished by whoever has begun, unless it is in the archive', async () => {
    const made = await given.test();
    const [begun, late] = [await backend.as(), await backend.as()];
    const body = { answers: made.answers(3).slice(0, 1) };
    await backend.call(saveAnswers, { as: begun, params: { id: made.id }, body });
    const set = (fields: object) => backend.db.update(tests).set(fields).where(eq(tests.id, made.id));
    await set({ isArchived: true });
    expect([(await read(begun, made)).status, (await send(begun, made, [])).status]).toEqual([404, 404]);
    await set({ isArchived: false, isHidden: true });
    expect([(await read(late, made)).status, (await send(late, made, [])).status]).toEqual([404, 404]);
    expect((await read(begun, made)).value.answers).toHaveLength(1);
    expect((await send(begun, made, made.answers(2))).value).toMatchObject({ points: 20 });
    expect(await backend.db.select().from(attempts).where(eq(attempts.userId, late.id))).toEqual([]);
    expect(
      await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, begun.id)),
    ).toMatchObject([{ amount: 20 }]);
  });
});
