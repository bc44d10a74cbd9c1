import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BodyOf } from '@/api/core/endpoint';
import { getTestRegrade } from '@/api/regrades/endpoints';
import { createTest, getAuthoredTest, updateTest } from '@/api/testing/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { tests } from '@/backend/db/schema/tests';
import type { StoredQuestion } from '@/backend/db/schema/types';
import { MULTIPLE_CHOICE_SCORING, maxPoints, scoreTest, type ScoredTest } from '@/lib/domain/scoring';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { expectLedgerWhole } from '../helpers/ledger-check';

let backend: TestBackend;
let author: Actor;
let markId: string;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  author = await backend.as('tests_moderator');
  markId = (await backend.given.mark()).slug;
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const WORDS = ['свет', 'вода', 'крем', 'кожа', 'барьер', 'мыло'];

/** A question that may come out: one right option, or some right and some wrong; wrong ones pay nothing. */
const question = fc
  .record({
    isMultiple: fc.boolean(),
    pays: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 4 }),
    wrong: fc.integer({ min: 1, max: 4 }),
    explanation: fc.constantFrom('', 'Потому что так.'),
  })
  .map(({ isMultiple, pays, wrong, explanation }): StoredQuestion => {
    const right = isMultiple ? pays : pays.slice(0, 1);
    const points = [
      ...right.map((paid) => ({ paid, isRight: true })),
      ...Array.from({ length: wrong }, () => ({ paid: 0, isRight: false })),
    ];
    return {
      ...{ id: crypto.randomUUID(), text: 'Что верно?', image: null, explanation, articleId: null },
      type: isMultiple ? 'multiple_choice' : 'single_choice',
      options: points.map(({ paid, isRight }, at) => ({
        ...{ id: crypto.randomUUID(), text: `${WORDS[at % WORDS.length] ?? ''} ${String(at)}`, image: null },
        ...{ isRight, countPoints: paid, explanation },
      })),
    };
  });

/** A test as an author can publish it: a plain one promises the best its options give. */
const publishable = fc
  .record({
    asked: fc.array(question, { minLength: 1, maxLength: 6 }),
    multiplier: fc.integer({ min: 10, max: 1000 }).map((hundredths) => hundredths / 100),
    express: fc.option(fc.record({ errors: fc.nat(), pays: fc.integer({ min: 1, max: 1_000_000 }) })),
    multipleChoiceScoring: fc.constantFrom(...MULTIPLE_CHOICE_SCORING),
  })
  .map(({ asked, multiplier, express, multipleChoiceScoring }) => {
    const forgiven = express && asked.length > 1 ? 1 + (express.errors % (asked.length - 1)) : 0;
    const best = maxPoints({
      ...{ countPoints: 0, availableErrorsCount: 0, pointsMultiplier: 1 },
      ...{ multipleChoiceScoring, questions: asked },
    });
    const head = {
      countPoints: express && forgiven > 0 ? express.pays : best,
      ...{ availableErrorsCount: forgiven, pointsMultiplier: multiplier, multipleChoiceScoring },
    };
    return { head, drawn: asked };
  });

/** Any options of any questions, as the test allows them to be chosen. */
const choice = fc.infiniteStream(fc.nat());

function answersOf(asked: readonly StoredQuestion[], draw: Iterator<number>) {
  const next = (below: number) => Number(draw.next().value) % below;
  return asked.flatMap(({ id, type, options }) => {
    const most = type === 'single_choice' ? 1 : options.length;
    const count = next(most + 1);
    const ids = options.map((option) => option.id);
    const optionIds = Array.from({ length: count }, () => ids.splice(next(ids.length), 1)[0] ?? '');
    return optionIds.length > 0 ? { questionId: id, optionIds } : [];
  });
}

async function publishedBy(body: BodyOf<Awaited<ReturnType<(typeof createTest)['shapes']>>>) {
  const { errors, value } = await backend.call(createTest, { as: author, body });
  expect(errors).toEqual([]);
  return value;
}

const LONGER_THAN_READ_MS = 60_000;
const RUNS = { numRuns: 25, seed: 20_261_120 };

test('any test an author can publish is taken, paid, explained, re-scored to the same sum, and kept by the next version', async () => {
  await fc.assert(
    fc.asyncProperty(publishable, choice, async ({ head, drawn }, draw) => {
      const as = await backend.as();
      const body = { title: unique('Тест'), markId, ...head, questions: drawn, publish: true };
      const made = await publishedBy(body);
      const asked = made.questions;
      const scored: ScoredTest = { ...head, questions: asked };
      expect(made.maxPoints).toBe(maxPoints(scored));
      await backend.call(getTest, { as, params: { id: made.id } });
      backend.clock.advance(LONGER_THAN_READ_MS);
      const answers = answersOf(asked, draw);
      const expected = scoreTest(scored, answers);
      const result = (await backend.call(sendTest, { as, params: { id: made.id }, body: { answers } })).value;
      expect(result).toMatchObject({
        points: expected.points,
        correctAnswersCount: expected.correctAnswersCount,
        passed: expected.passed,
        maxPoints: maxPoints(scored),
      });
      expect(result.points).toBeLessThanOrEqual(result.maxPoints);

      // lists promise what is paid
      const [row] = await backend.db.select().from(tests).where(eq(tests.id, made.id));
      expect(row?.maxPoints).toBe(result.maxPoints);

      // paid once, as the result says
      const paid = await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, as.id));
      expect(paid.map(({ amount }) => amount)).toEqual(result.points > 0 ? [result.points] : []);

      // explained in the order of the test, the key kept while it may be repeated
      expect(result.questions.map(({ questionId }) => questionId)).toEqual(asked.map(({ id }) => id));
      expect(result.questions.map(({ explanation }) => explanation ?? '')).toEqual(
        asked.map(({ explanation }) => explanation),
      );
      const isFinal = result.repeatDatetime === null;
      expect(result.questions.every(({ rightOptionIds }) => (rightOptionIds !== null) === isFinal)).toBe(
        true,
      );

      // scored anew by the key it was published with: nobody's sum is another
      const rescored = await backend.call(getTestRegrade, { as: author, params: { id: made.id } });
      expect(rescored.value).toMatchObject({ looked: 1, gainsCount: 0, lossesCount: 0, points: 0 });

      // scored again after another version: the same, byte by byte
      const read = () => backend.call(getTest, { as, params: { id: made.id } });
      const before = await read();
      const next = { ...body, title: unique('Иначе'), pointsMultiplier: 0.1, availableErrorsCount: 0 };
      const questions = [...asked.slice(1), ...drawn.slice(0, 1)];
      const params = { id: made.id };
      const out = await backend.call(updateTest, { as: author, params, body: { ...next, questions } });
      expect([out.status, out.value.publishedRevision]).toEqual([200, 2]);
      expect((await backend.call(getAuthoredTest, { as: author, params })).value.hasDraft).toBe(false);
      expect((await read()).document).toEqual(before.document);
    }),
    RUNS,
  );
}, 120_000);
