import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { articleListQuery, relatedArticlesQuery } from './queries';

const call = vi.hoisted(() => vi.fn());
vi.mock('../core/call', () => ({ call }));
beforeEach(() => void call.mockReset().mockResolvedValue({ items: [], meta: {} }));

const filters = { kind: 'article' as const, brand: 'lrp' };
const asked = () => (call.mock.calls[0]?.[1] as { query: { filter: object } }).query.filter;

test('every list asks for what is published alone: another server keeps drafts in it', async () => {
  const client = new QueryClient();
  await client.fetchQuery(articleListQuery(filters, 4));
  expect(asked()).toMatchObject({ status: '1', entries: { alias: 'article' }, mark: { name: 'lrp' } });
  call.mockClear();
  await client.fetchQuery(relatedArticlesQuery(filters, '7'));
  expect(asked()).toMatchObject({ status: '1', exclude: ['7'] });
});
