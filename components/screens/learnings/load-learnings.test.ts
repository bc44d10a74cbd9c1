import { expect, test, vi } from 'vitest';
import { learningList } from './learning-filters';
import { loadLearnings } from './load-learnings';

vi.mock('server-only', () => ({}));
const asked = vi.hoisted(() => [] as unknown[][]);
vi.mock('@/api/learnings/queries', () => ({
  LEARNINGS_PAGE: 24,
  filterGroupsQuery: () => ({ items: [] }),
  learningListQuery: (...args: unknown[]) => {
    asked.push(args);
    return { items: [{ id: 'test-1' }], meta: { counts: { types: [], states: [] } }, page: { total: 40 } };
  },
}));
vi.mock('@/api/core/server', () => ({
  must: (answer: unknown) => Promise.resolve(answer),
  requestClient: () => ({ fetchQuery: (answer: unknown) => Promise.resolve(answer) }),
}));

async function load(query: Record<string, string>) {
  asked.length = 0;
  const view = learningList.read(query);
  const { sections } = await loadLearnings(view, learningList.shown(view, 24));
  return { asked: asked.map(([filter]) => (filter as { type: string[] }).type), sections };
}

test('in the usual order every kind has a list of its own', async () => {
  expect((await load({})).asked).toHaveLength(3);
});

test('an order that is asked for goes over all kinds: the most points of all stand first', async () => {
  const {
    asked: [types = [], ...more],
    sections,
  } = await load({ state: 'ahead', sort: '-points' });
  expect(more).toEqual([]);
  expect(types.toSorted()).toEqual([
    'article',
    'express-training',
    'interactive_module',
    'survey',
    'test',
    'video',
  ]);
  expect(sections.map(({ total }) => total)).toEqual([40]);
});

test('of one type there is one list in any order', async () => {
  expect((await load({ type: 'test' })).asked).toEqual([['test']]);
  expect((await load({ type: 'test', sort: '-points' })).asked).toEqual([['test']]);
});
