import { expect, it } from 'vitest';
import type { Learning } from '@/api/learnings/queries';
import { pickMixed } from './pick-mixed';

const items = (...ids: string[]) => ids.map((id) => ({ id, type: id.split('-')[0] }) as Learning);
const ids = (picked: Learning[]) => picked.map(({ id }) => id);

it('leads with a picture and changes kinds', () => {
  const fresh = items('test-1', 'article-1', 'article-2', 'article-3', 'video-1', 'video-2');
  expect(ids(pickMixed(fresh, 5))).toEqual(['article-1', 'video-1', 'article-2', 'video-2', 'article-3']);
});

it('takes slips where pictures are too few, and one kind as it is', () => {
  const few = items('test-1', 'video-1', 'test-2', 'article-1', 'test-3', 'test-4');
  expect(ids(pickMixed(few, 5))).toEqual(['video-1', 'article-1', 'test-1', 'test-2', 'test-3']);
  expect(ids(pickMixed(items('article-1', 'article-2'), 5))).toEqual(['article-1', 'article-2']);
  expect(pickMixed([], 5)).toEqual([]);
});
