import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import * as ratings from '@/api/ratings/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { useLike } from './use-like';

vi.mock('@/api/ratings/queries', () => ({ like: vi.fn(), unlike: vi.fn() }));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));

const liked = {
  type: 'article',
  id: '1',
  title: 'Барьер',
  isLiked: true,
  likeCount: 3,
  ratingId: '7',
} as const;
beforeEach(() => void vi.clearAllMocks());

async function takeBack() {
  const { result } = renderHook(() => useLike(liked));
  await act(async () => result.current.toggle());
  // the call is loaded when it is first needed
  await act(() => vi.dynamicImportSettled());
  return result.current;
}

test('a like is taken back by the row the page knows', async () => {
  vi.mocked(ratings.unlike).mockResolvedValue(undefined);
  expect(await takeBack()).toMatchObject({ liked: false, count: 2 });
  expect(ratings.unlike).toHaveBeenCalledWith('article', '1', '7');
  expect(toast).not.toHaveBeenCalled();
});

test('a refusal rolls back and is said', async () => {
  vi.mocked(ratings.unlike).mockRejectedValue(new CallError(500, []));
  expect(await takeBack()).toMatchObject({ liked: true, count: 3 });
  expect(toast).toHaveBeenCalledOnce();
});
