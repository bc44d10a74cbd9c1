import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { PUBLICATION_WORDS } from '@/lib/domain/publication-state';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

const option = (id: string, isRight: boolean) => ({
  ...{ id, text: id, image: null, isRight, countPoints: isRight ? 10 : 0, explanation: `О варианте ${id}.` },
});

/** Two questions that say why, by question and by option; the first leads to an article. */
async function explained(articleId: string | null) {
  const asked = [
    { explanation: 'Потому что так.', articleId, options: [option('да', true), option('нет', false)] },
    { explanation: 'И это тоже.', options: [option('свет', true), option('тень', false)] },
  ];
  return given.test({ pays: [10, 10], asked });
}

async function sent(answers: [string, string], articleId: string | null = null) {
  const as = await backend.as();
  const made = await explained(articleId);
  const body = {
    answers: made.questions.map(({ id }, at) => ({ questionId: id, optionIds: [answers[at] ?? ''] })),
  };
  const result = (await backend.call(sendTest, { as, params: { id: made.id }, body })).value;
  const page = (await backend.call(getTest, { as, params: { id: made.id } })).value;
  expect(page.lastResult?.questions).toEqual(result.questions);
  return result.questions;
}
const about = (id: string) => ({ optionId: id, explanation: `О варианте ${id}.` });

test('before sending nothing is explained', async () => {
  const made = await explained(null);
  const called = await backend.call(getTest, { as: await backend.as(), params: { id: made.id } });
  expect(called.value.questions).toHaveLength(2);
  expect(JSON.stringify(called.document)).not.toMatch(/Потому|О варианте|explanation|reading/);
});

test('a result that is the last says why of every question and option, and where to read', async () => {
  const { id, slug, title } = await given.article();
  const [first, second] = await sent(['да', 'тень'], id);
  expect(first).toMatchObject({
    ...{ isRight: true, rightOptionIds: ['да'], explanation: 'Потому что так.' },
    optionExplanations: [about('да'), about('нет')],
    reading: { slug, title, type: 'article', needErid: false, eridToken: null, eridSource: null },
  });
  expect(second).toMatchObject({
    ...{ isRight: false, rightOptionIds: ['свет'], chosenOptionIds: ['тень'], explanation: 'И это тоже.' },
    reading: null,
  });
});

test('one that may be repeated says why, and neither the key nor a word about the right option', async () => {
  const questions = await sent(['нет', 'тень']);
  expect(questions.map(({ rightOptionIds }) => rightOptionIds)).toEqual([null, null]);
  expect(questions.map(({ explanation }) => explanation)).toEqual(['Потому что так.', 'И это тоже.']);
  expect(questions.map(({ optionExplanations }) => optionExplanations)).toEqual([
    [about('нет')],
    [about('тень')],
  ]);
});

test.each([
  ['a draft', { status: PUBLICATION_WORDS.article.draft }],
  ['still to come', { publishedAt: new Date('2026-12-01T00:00:00Z') }],
])('an article that is %s is no reading', async (_, fields) => {
  const [first] = await sent(['да', 'свет'], (await given.article(fields)).id);
  expect(first?.reading).toBeNull();
});
