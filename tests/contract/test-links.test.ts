import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  copyTest,
  createTest,
  getAuthoredTest,
  getFirstLoading,
  publishTest,
  updateTest,
} from '@/api/testing/endpoints';
import { getTestPublication, restoreTestVersion } from '@/api/versions/endpoints';
import { learningItems, learningItemTags, tags } from '@/backend/db/schema/learning';
import { learningItemGammas, productFilterEntries } from '@/backend/db/schema/products';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';

let backend: TestBackend;
let author: Actor;
let mark: { id: string; slug: string };
const themes: string[] = [];
let gamma: string;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  author = await backend.as('tests_moderator');
  mark = await backend.given.mark();
  for (const title of ['Барьер', 'Солнце']) {
    const slug = unique('theme');
    themes.push(slug);
    await backend.db.insert(tags).values({ slug, title });
  }
  gamma = unique('toleriane');
  await backend.db
    .insert(productFilterEntries)
    .values({ group: 'gamma', alias: gamma, title: 'Толеран', markId: mark.id });
});
afterAll(() => backend.close());

const option = (text: string, isRight = false) => ({ text, isRight, countPoints: isRight ? 5 : 0 });
const body = (fields: object = {}) => ({
  title: unique('Барьер'),
  markId: mark.slug,
  questions: [
    {
      ...{ text: 'Что строит барьер?', type: 'single_choice' as const },
      options: [option('Липиды', true), option('Спирт')],
    },
  ],
  ...fields,
});
async function make(fields: object) {
  const { value, errors } = await backend.call(createTest, { as: author, body: body(fields) });
  expect(errors).toEqual([]);
  return value;
}
const put = (id: string, fields: object) =>
  backend.call(updateTest, { as: author, params: { id }, body: body(fields) });
const read = async (id: string) => {
  const { value } = await backend.call(getAuthoredTest, { as: author, params: { id } });
  return [value.tags, value.gammas];
};
/** What the lists of takers find it by. */
async function found(id: string) {
  const { db } = backend;
  const [item] = await db.select().from(learningItems).where(eq(learningItems.testId, id));
  const own = item?.id ?? '';
  const themed = await db
    .select({ slug: tags.slug })
    .from(learningItemTags)
    .innerJoin(tags, eq(tags.id, learningItemTags.tagId))
    .where(eq(learningItemTags.itemId, own));
  const ranges = await db.$count(learningItemGammas, eq(learningItemGammas.itemId, own));
  return [themed.map(({ slug }) => slug), ranges];
}

test('what the editor chooses from; 422 at one that nobody knows, saved or published', async () => {
  const { value } = await backend.call(getFirstLoading, { as: author, query: {} });
  expect(value.tags).toContainEqual({ slug: themes[0], title: 'Барьер' });
  expect(value.gammas).toContainEqual({ slug: gamma, title: 'Толеран', mark: mark.slug });
  for (const [field, fields] of [
    ['tags/1', { tags: [themes[0], 'nobody'] }],
    ['gammas/0', { gammas: ['nobody'], publish: true }],
  ] as const) {
    const { status, errors } = await backend.call(createTest, { as: author, body: body(fields) });
    expect([status, errors[0]?.code, errors[0]?.source]).toEqual([
      ...[422, 'unknown-slug'],
      { pointer: `/data/attributes/${field}` },
    ]);
  }
});

test('themes and gammas are the draft’s until it is published', async () => {
  const [first = '', second = ''] = themes;
  const { id } = await make({ tags: [first], gammas: [gamma], publish: true });
  expect(await found(id)).toEqual([[first], 1]);
  await put(id, { tags: [second], gammas: [] });
  expect(await read(id)).toEqual([[second], []]);
  expect(await found(id)).toEqual([[first], 1]);
  await backend.call(publishTest, { as: author, params: { id }, body: {} });
  expect(await found(id)).toEqual([[second], 0]);
  expect(await read(id)).toEqual([[second], []]);
});

test('one that says nothing of them keeps them; a copy has them, a version that comes back leaves them', async () => {
  const [first = ''] = themes;
  const { id } = await make({ tags: [first], gammas: [gamma], publish: true });
  await put(id, { publish: true });
  expect(await read(id)).toEqual([[first], [gamma]]);
  expect(await found(id)).toEqual([[first], 1]);
  const { value: copy } = await backend.call(copyTest, { as: author, params: { id }, body: {} });
  expect(await read(copy.id)).toEqual([[first], [gamma]]);
  await backend.call(restoreTestVersion, { as: author, params: { id }, body: { number: 1 } });
  await backend.call(publishTest, { as: author, params: { id }, body: {} });
  expect(await found(id)).toEqual([[first], 1]);
});

test('what publishing changes of themes, gammas and the day of coming out is shown before', async () => {
  const dueAt = '2026-12-01T10:00:00+03:00';
  const fields = { title: 'Барьер', tags: [themes[0] ?? ''], gammas: [gamma], dueAt };
  const { id } = await make(fields);
  const publish = () => backend.call(publishTest, { as: author, params: { id }, body: {} });
  expect((await publish()).value.state).toBe('scheduled');
  const partsOf = async (next: object) => {
    const { questions } = (await backend.call(getAuthoredTest, { as: author, params: { id } })).value;
    await put(id, { ...fields, questions, ...next });
    const { value, errors } = await backend.call(getTestPublication, { as: author, params: { id } });
    return errors[0]?.code ?? value.changes?.parts;
  };
  expect(await partsOf({ description: 'Слова' })).toEqual(['description']);
  expect(await partsOf({ tags: [themes[1] ?? ''] })).toEqual(['themes']);
  expect(await partsOf({ tags: [themes[0] ?? ''], gammas: [] })).toEqual(['gammas']);
  expect(await partsOf({ dueAt: '2026-12-02T10:00:00+03:00' })).toEqual(['due']);
});
