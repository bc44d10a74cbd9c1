import { beforeEach, expect, test, vi } from 'vitest';
import { findAnswers } from './queries';

const call = vi.hoisted(() => vi.fn());
vi.mock('../core/call', () => ({ call }));

const found = (id: string, modelTypeAlias: string) => ({ id, modelTypeAlias });
const answers = (matched: string, ...items: ReturnType<typeof found>[]) =>
  call.mockResolvedValue({ items, meta: { matched } });
const idsOf = async () =>
  (await findAnswers('Чем увлажнять кожу?', new AbortController().signal)).map(({ id }) => id);

beforeEach(() => void call.mockReset());

test('answered questions stand before what is to be read, each as near as it was; four at most', async () => {
  answers(
    'asked',
    found('1', 'article'),
    found('2', 'question'),
    found('3', 'video'),
    found('4', 'question'),
    found('5', 'article'),
  );
  expect(await idsOf()).toEqual(['2', '4', '1', '3']);
});

test('what is only popular is no answer, nor is a gift that the search offers in its place', async () => {
  answers('popular', found('1', 'article'));
  expect(await idsOf()).toEqual([]);
  answers('near', found('1', 'gift'), found('2', 'article'));
  expect(await idsOf()).toEqual(['2']);
});

test('a question longer than a search may be is cut, not refused', async () => {
  answers('nothing');
  await findAnswers('кожа '.repeat(200), new AbortController().signal);
  const [, options] = call.mock.lastCall as [unknown, { query: { filter: { query: string } } }];
  expect(options.query.filter.query).toHaveLength(255);
});
