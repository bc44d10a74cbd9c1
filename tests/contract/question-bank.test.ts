import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeTestStates,
  createTest,
  getAuthoredTest,
  listBankQuestions,
  updateTest,
} from '@/api/testing/endpoints';
import { questionWords } from '@/backend/db/schema/tests';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let author: Actor;
let mark: { id: string; slug: string };
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const option = (text: string, isRight = false) => ({
  ...{ text, isRight, countPoints: isRight ? 5 : 0, explanation: `Потому что ${text}` },
});
const question = (text: string, answers = ['Церамиды', 'Спирт']) => ({
  ...{ text, type: 'single_choice' as const, explanation: 'Роговому слою нужны липиды.' },
  options: answers.map((answer, at) => option(answer, at === 0)),
});
async function make(fields: object) {
  const body = { title: unique('Барьер'), markId: mark.slug, ...fields };
  const { value, errors } = await backend.call(createTest, { as: author, body });
  expect(errors).toEqual([]);
  return value;
}
const bank = async (filter: object, page?: object) =>
  backend.call(listBankQuestions, { as: author, query: { filter, ...(page ? { page } : {}) } });
const textsOf = async (filter: object) => (await bank(filter)).value.items.map(({ text }) => text);

test('401, 403 for who writes no tests, 400 for a filter that is none', async () => {
  expect((await backend.call(listBankQuestions, {})).status).toBe(401);
  for (const role of [undefined, 'moderator', 'trainer'])
    expect((await backend.call(listBankQuestions, { as: await backend.as(role) })).status).toBe(403);
  expect((await bank({ author: '1' })).status).toBe(400);
});

test('questions of other tests, the newest test first, each in its place, with all that is copied', async () => {
  mark = await backend.given.mark();
  const article = await givenLearning(backend).article({ markId: mark.id, title: unique('Липиды') });
  const image = { name: 'крем.webp', originalUrl: '/media/test/cream.webp' };
  const first = await make({
    questions: [{ ...question('Что строит барьер?'), image, articleId: article.id }, question('А ещё?')],
    publish: true,
  });
  backend.clock.advance(1000);
  const own = await make({ questions: [question('Свой вопрос')] });
  const { items, page } = (await bank({ mark: [mark.slug], except: own.id })).value;
  expect(items.map(({ text }) => text)).toEqual(['Что строит барьер?', 'А ещё?']);
  expect(page).toMatchObject({ total: 2 });
  expect(items[0]).toMatchObject({
    ...{ testTitle: first.title, markId: mark.slug, isArchived: false, type: 'single_choice' },
    ...{ explanation: 'Роговому слою нужны липиды.', article: { id: article.id, title: article.title } },
    image,
    options: [
      { text: 'Церамиды', isRight: true, countPoints: 5, explanation: 'Потому что Церамиды' },
      { text: 'Спирт', isRight: false, countPoints: 0, explanation: 'Потому что Спирт' },
    ],
  });
  expect(await textsOf({ mark: [mark.slug] })).toContain('Свой вопрос');
  expect((await bank({ mark: [mark.slug] }, { number: 2, size: 1 })).value.items).toHaveLength(1);
});

test('a word is found in any of its forms, by a part of it, in answers too, ё as е', async () => {
  mark = await backend.given.mark();
  const asked = ['Какие липиды строят барьер кожи?', 'Чем лечат зелёную сыпь?'] as const;
  await make({ questions: [question(asked[0]), question(asked[1], ['Мазями', 'Водой 50 %'])] });
  const found = (search: string) => textsOf({ mark: [mark.slug], search });
  expect(await found('барьером')).toEqual([asked[0]]);
  expect(await found('барь')).toEqual([asked[0]]);
  expect(await found('зеленая сыпь')).toEqual([asked[1]]);
  expect(await found('мазь')).toEqual([asked[1]]);
  expect(await found('церамид')).toEqual([asked[0]]);
  expect(await found('липиды сыпь')).toEqual([]);
  for (const odd of ['50 %', '%', '_', '"', '-', 'и', "'"])
    expect((await bank({ search: odd })).status).toBe(200);
  expect(await found('50 %')).toEqual([asked[1]]);
  expect(await found('_')).toEqual([]);
});

test('what is published is shown, not its draft; a test of the archive is there and says so', async () => {
  mark = await backend.given.mark();
  const made = await make({ questions: [question('Как было?')], publish: true });
  const { title, markId } = made;
  await backend.call(updateTest, {
    as: author,
    params: { id: made.id },
    body: { title, markId, questions: [question('Как будет?')] },
  });
  expect(await textsOf({ mark: [mark.slug] })).toEqual(['Как было?']);
  await backend.call(changeTestStates, { as: author, body: { ids: [made.id], action: 'archive' } });
  expect((await bank({ mark: [mark.slug] })).value.items[0]?.isArchived).toBe(true);
});

test('a copied question is a question of its own with the same picture', async () => {
  mark = await backend.given.mark();
  const image = { name: 'крем.webp', originalUrl: '/media/test/cream.webp' };
  await make({ questions: [{ ...question('Что на картинке?'), image }] });
  const [from] = (await bank({ mark: [mark.slug] })).value.items;
  if (!from) throw new Error('The bank is empty');
  const { text, type, explanation, options } = from;
  const copy = await make({ questions: [{ text, type, explanation, options, image: from.image }] });
  const { value } = await backend.call(getAuthoredTest, { as: author, params: { id: copy.id } });
  expect(value.questions[0]).toMatchObject({ text, explanation, image: { originalUrl: image.originalUrl } });
  expect(value.questions[0]?.options.map(({ text: said, isRight }) => [said, isRight])).toEqual([
    ['Церамиды', true],
    ['Спирт', false],
  ]);
});

test('words to search by are those of drafts and published versions, whatever was written and retired', async () => {
  mark = await backend.given.mark();
  const made = await make({ questions: [question('Первая?'), question('Вторая?')], publish: true });
  const save = (text: string, publish = false) =>
    backend.call(updateTest, {
      as: author,
      params: { id: made.id },
      body: { title: made.title, markId: made.markId, questions: [question(text)], publish },
    });
  await save('Третья?');
  await save('Четвёртая?', true);
  await save('Пятая?');
  const kept = await backend.db
    .select()
    .from(questionWords)
    .orderBy(questionWords.revisionId, questionWords.place);
  const due = await backend.db.execute(sql`
    select id::text "revisionId", words.* from test_revisions, question_words_of(content) words
    where state <> 'retired' order by id, words.place`);
  expect(kept.map(({ revisionId, place, folded }) => [revisionId, place, folded])).toEqual(
    (due as unknown as { rows: (typeof questionWords.$inferSelect)[] }).rows.map((row) => [
      ...[row.revisionId, row.place, row.folded],
    ]),
  );
  const own = kept.filter(({ folded }) => /ая\?|ья\?/.test(folded)).map(({ folded }) => folded.split('?')[0]);
  expect(own).toEqual(['четвертая', 'пятая']);
  const found = async (search: string) => textsOf({ mark: [mark.slug], search });
  expect([await found('четверт'), await found('перв'), await found('пят')]).toEqual([['Четвёртая?'], [], []]);
});
