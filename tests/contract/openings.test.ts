import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getArticle, reportProgress } from '@/api/articles/endpoints';
import { completeModule, getModule, saveModuleState } from '@/api/modules/endpoints';
import { getTest, saveAnswers, sendTest } from '@/api/tests/endpoints';
import { learningOpenings } from '@/backend/db/schema/learning';
import { contentPackages } from '@/backend/db/schema/packages';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenModules } from '../helpers/given-modules';

/** What is learned needs its page and time: a script that knows the calls earns nothing faster than a person. */
const NOW = new Date('2026-11-20T12:00:00+03:00');
const READ = { ranges: [], duration: 0, deviceId: 'reader' };
let backend: TestBackend;
let given: GivenLearning;
let made: ReturnType<typeof givenModules>;
let as: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
  made = givenModules(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.set(NOW);
  as = await backend.as();
});

const bare = true;
const complete = (id: string, correctAnswersCount = 5) =>
  backend.call(completeModule, {
    ...{ as, bare, params: { id }, body: { correctAnswersCount } },
    idempotencyKey: crypto.randomUUID(),
  });
const send = (id: string, answers: { questionId: string; optionIds: string[] }[]) =>
  backend.call(sendTest, {
    ...{ as, bare, params: { id }, body: { answers } },
    idempotencyKey: crypto.randomUUID(),
  });
const report = (id: string, ranges: [number, number][] = []) =>
  backend.call(reportProgress, { as, bare, params: { id }, body: { ...READ, ranges } });
const wait = (seconds: number) => backend.clock.advance(seconds * 1000);
const openingsOf = (userId: string) =>
  backend.db.select().from(learningOpenings).where(eq(learningOpenings.userId, userId));

describe('without its page', () => {
  test('a module is not done, a test not sent, an article not read, a video not watched', async () => {
    const [module, quiz] = [await made.module(), await given.test()];
    const [article, clip] = [await given.article(), await given.video()];
    const calls = [
      await complete(module.id),
      await send(quiz.id, quiz.answers(3)),
      await report(article.id),
      await report(clip.id, [[0, 2]]),
    ];
    expect(calls.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
      calls.map(() => [422, 'page-required']),
    );
    for (const { markId } of [module, quiz, clip]) expect(await given.balance(as.id, markId)).toBe(0);
    const read = await backend.call(getArticle, { as, params: { id: article.id } });
    expect(read.value.isRead).toBe(false);
  });

  test('another person’s page is not one’s own', async () => {
    const { id } = await made.module();
    await backend.call(getModule, { as: await backend.as(), params: { id } });
    wait(600);
    expect((await complete(id)).errors[0]?.code).toBe('page-required');
  });

  test('a page before the dates of a test opens nothing', async () => {
    const quiz = await given.test({ startDate: new Date(NOW.getTime() + 60_000) });
    await backend.call(getTest, { as, params: { id: quiz.id } });
    wait(61);
    expect((await send(quiz.id, quiz.answers(3))).errors[0]?.code).toBe('page-required');
  });
});

describe('sooner than a person can', () => {
  test('a module says how long to wait, and pays then', async () => {
    const { id, markId } = await made.module({ questionsCount: 5, points: 30 });
    await backend.call(getModule, { as, params: { id } });
    wait(4);
    const early = await complete(id);
    expect([early.status, early.errors[0]?.code, early.headers.get('retry-after')]).toEqual([
      422,
      'too-soon',
      '11',
    ]);
    expect(early.errors[0]?.detail).toBe('Слишком быстро. Результат примем через 11\u00a0секунд.');
    expect(await given.balance(as.id, markId)).toBe(0);
    wait(11);
    expect((await complete(id)).value.pointsAwarded).toBe(30);
    expect(await openingsOf(as.id)).toMatchObject([{ openedAt: NOW, finishedAt: backend.clock.now() }]);
    // the same result again is what stands, without a page
    expect((await complete(id)).value).toMatchObject({ points: 30, pointsAwarded: 0 });
  });

  test('a module without a count of questions has a least time, too', async () => {
    const { id } = await made.module({ questionsCount: 0 });
    await backend.call(getModule, { as, params: { id } });
    wait(9);
    expect((await complete(id, 0)).headers.get('retry-after')).toBe('1');
    wait(1);
    expect((await complete(id, 0)).status).toBe(200);
  });

  test('a test keeps its answers, and takes them when it is time', async () => {
    const quiz = await given.test();
    const params = { id: quiz.id };
    await backend.call(getTest, { as, params });
    await backend.call(saveAnswers, { as, params, body: { answers: quiz.answers(3) } });
    const early = await send(quiz.id, []);
    expect([early.errors[0]?.code, early.headers.get('retry-after')]).toEqual(['too-soon', '3']);
    expect((await backend.call(getTest, { as, params })).value.answers).toHaveLength(3);
    wait(3);
    expect((await send(quiz.id, [])).value.points).toBe(30);
  });

  test('many pages opened at once share one time: each costs its own least time', async () => {
    const modules = [await made.module(), await made.module(), await made.module()];
    for (const { id } of modules) await backend.call(getModule, { as, params: { id } });
    wait(15);
    const first = await Promise.all(modules.map(({ id }) => complete(id)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    wait(30);
    const later = await Promise.all(modules.map(({ id }) => complete(id)));
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('what was done without a network long after its page was opened is paid at once, all of it', async () => {
    const modules = [await made.module(), await made.module()];
    for (const { id } of modules) await backend.call(getModule, { as, params: { id } });
    wait(2 * 86_400);
    for (const { id } of modules) expect((await complete(id)).value.pointsAwarded).toBe(30);
  });

  test('a second device and a page opened again keep the first opening', async () => {
    const { id } = await made.module();
    const params = { id };
    await backend.call(getModule, { as, params });
    wait(14);
    await Promise.all([1, 2, 3].map(() => backend.call(getModule, { as, params })));
    wait(1);
    expect((await complete(id)).status).toBe(200);
    await backend.call(getModule, { as, params });
    expect(await openingsOf(as.id)).toHaveLength(1);
  });

  test('another go is another opening', async () => {
    const quiz = await given.test();
    const params = { id: quiz.id };
    await backend.call(getTest, { as, params });
    wait(3);
    expect((await send(quiz.id, quiz.answers(0))).value.points).toBe(0);
    await backend.call(getTest, { as, params }); // it may not be taken again yet
    backend.clock.set(new Date('2026-12-02T12:00:00+03:00'));
    expect((await send(quiz.id, quiz.answers(3))).errors[0]?.code).toBe('page-required');
    await backend.call(getTest, { as, params });
    wait(3);
    expect((await send(quiz.id, quiz.answers(3))).value.points).toBe(30);
  });

  test('where least times are off the page is enough', async () => {
    const own = await startTestBackend({ now: NOW, env: { LEAST_TIME_SCALE: '0' } });
    const person = await own.as();
    const { id } = await givenModules(own).module();
    const call = { as: person, bare, params: { id }, body: {}, idempotencyKey: 'k' };
    expect((await own.call(completeModule, call)).errors[0]?.code).toBe('page-required');
    await own.call(getModule, { as: person, params: { id } });
    expect((await own.call(completeModule, call)).status).toBe(200);
    await own.close();
  });
});

test('a SCORM course has recorded where it is before it is done', async () => {
  const { id, packageId } = await made.module();
  await backend.db
    .update(contentPackages)
    .set({ format: 'scorm-1.2' })
    .where(eq(contentPackages.id, packageId ?? ''));
  await backend.call(getModule, { as, params: { id } });
  wait(15);
  const early = await complete(id);
  expect([early.status, early.errors[0]?.code]).toEqual([422, 'state-required']);
  await backend.call(saveModuleState, { as, params: { id }, body: { state: '{"cmi":{}}' } });
  expect((await complete(id)).value.pointsAwarded).toBe(30);
});

test('a video never counts more than the time since its page was opened', async () => {
  const { id } = await given.video({ durationSeconds: 100 });
  await backend.call(getArticle, { as, params: { id } });
  expect((await report(id, [[0, 100]])).value.countedSeconds).toBe(0);
  wait(1);
  expect((await report(id, [[0, 100]])).value.countedSeconds).toBe(1);
});

test('every option of a multiple choice ticked earns nothing; the right ones alone earn their sum', async () => {
  const quiz = await given.test({ pays: [] });
  const { id: questionId, right, wrong } = await given.multiple(quiz, [5, 5, 0, 0, 0]);
  const take = async (optionIds: string[]) => {
    as = await backend.as();
    await backend.call(getTest, { as, params: { id: quiz.id } });
    wait(1);
    return (await send(quiz.id, [{ questionId, optionIds }])).value.points;
  };
  expect(await take([...right, ...wrong])).toBe(0);
  expect(await take(right)).toBe(10);
  expect(await take(right.slice(0, 1))).toBe(5);
  expect(await take([...right, ...wrong.slice(0, 1)])).toBe(7); // 10 less a third of 10
  await given.revise(quiz.id, (content) => ({ ...content, multipleChoiceScoring: 'all-or-nothing' }));
  expect(await take(right)).toBe(10);
  expect(await take(right.slice(0, 1))).toBe(0);
});
