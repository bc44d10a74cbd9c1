import { expect, it } from 'vitest';
import type { Learning } from '@/api/learnings/queries';
import { pickMixed } from './pick-mixed';

const items = (...ids: string[]) => ids.map((id) => ({ id, type: id.split('-')[0] }) as Learning);
const ids = (picked: Learning[]) => picked.map(({ id }) => id);

it('leads with a picture and changes kinds', () => {
  const fresh = items('test-1', 'test-2', 'article-1', 'article-2', 'video-1', 'test-3');
  expect(ids(pickMixed(fresh, 5))).toEqual(['article-1', 'test-1', 'article-2', 'test-2', 'video-1']);
});

it('shows what there is when there is one kind or nothing', () => {
  expect(ids(pickMixed(items('test-1', 'test-2'), 5))).toEqual(['test-1', 'test-2']);
  expect(pickMixed([], 5)).toEqual([]);
});
