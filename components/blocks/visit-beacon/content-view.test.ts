import { expect, test, vi } from 'vitest';
import { ContentView } from './content-view';

const countView = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock('@/api/core/statistics', () => ({ countView, sealView: () => Promise.resolve('s') }));

test('an author’s look at a draft is no view; what is out is counted', async () => {
  const content = { type: 'article' as const, id: '5' };
  expect(await ContentView({ ...content, isDraft: true })).toBeNull();
  expect(countView).not.toHaveBeenCalled();
  expect((await ContentView(content))?.props).toEqual({ ...content, counted: true, seal: 's' });
  expect(countView).toHaveBeenCalledExactlyOnceWith(content);
});
