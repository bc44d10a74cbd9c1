import { expect, test } from 'vitest';
import { z } from 'zod';
import { many, one } from './answer';
import { readDocument } from './document';
import { resource } from './resource';
import { toSearch } from './search';

const tag = resource('tags', z.object({ id: z.string(), title: z.string() }));
const article = resource(
  'articles',
  z.object({ id: z.string(), readMinutes: z.number(), tags: z.array(tag.schema).optional() }),
  { tags: tag },
);

// made anew for each reading: kitsu reads in place
const makeData = () => ({
  type: 'articles',
  id: '1',
  attributes: { read_minutes: 4 },
  relationships: { tags: { data: [{ type: 'tags', id: '9' }] } },
});
const makeIncluded = () => [{ type: 'tags', id: '9', attributes: { title: 'Новинки' } }];

test('attributes arrive in camelCase, relations as what they name', async () => {
  expect(await readDocument(one(article), { data: makeData(), included: makeIncluded() })).toEqual({
    id: '1',
    readMinutes: 4,
    tags: [{ id: '9', title: 'Новинки' }],
  });
});

test('a collection keeps its paging and its own meta', async () => {
  const answer = many(article, z.object({ balance: z.number() }));
  const meta = { page: { number: 1, size: 20, total: 1, pages: 1 }, balance: 5 };
  const read = await readDocument(answer, { data: [makeData()], included: makeIncluded(), meta });
  expect(read.items).toHaveLength(1);
  expect(read.page).toEqual(meta.page);
  expect(read.meta).toEqual({ balance: 5 });
});

test('an empty relation is an empty list, not a hole', async () => {
  const empty = { ...makeData(), relationships: { tags: { data: [] } } };
  expect(await readDocument(one(article), { data: empty })).toMatchObject({ tags: [] });
});

test('a broken word of the service is an error, not undefined in a page', async () => {
  await expect(readDocument(one(article), { data: { ...makeData(), attributes: {} } })).rejects.toThrow(
    z.ZodError,
  );
});

test('a query is written as the services read it', () => {
  const query = {
    page: { number: 2 },
    filter: { mark: { name: 'lrp' }, exclude: ['1', '2'], tags: [] },
    sort: '-points',
    q: '',
  };
  expect(decodeURIComponent(toSearch(query))).toBe(
    'page[number]=2&filter[mark][name]=lrp&filter[exclude]=1,2&sort=-points',
  );
});

const thing = resource(
  'things',
  z.object({ id: z.string(), type: z.enum(['test', 'video']) }),
  {},
  { type: 'model_type' },
);

test('a field JSON:API keeps for itself travels under another name, and is read under the old one too', async () => {
  const data = (attributes: object) => ({ data: [{ type: 'things', id: '1', attributes }] });
  const own = [{ id: '1', type: 'video' }];
  expect((await readDocument(many(thing), data({ model_type: 'video' }))).items).toEqual(own);
  expect((await readDocument(many(thing), data({ type: 'video' }))).items).toEqual(own);
});
