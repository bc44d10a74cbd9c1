import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import * as ratings from '@/api/ratings/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { writeAccount } from '@/lib/pwa/account';
import { dropIntent, markIntent, putIntent, readOutbox } from '@/lib/pwa/outbox';
import { useLike } from './use-like';

vi.mock('@/api/ratings/queries', () => ({ like: vi.fn(), unlike: vi.fn() }));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));

const liked = {
  type: 'article',
  id: '1',
  title: 'Барьер',
  isLiked: true,
  likeCount: 3,
} as const;
beforeEach(() => void vi.clearAllMocks());

async function takeBack() {
  const { result } = renderHook(() => useLike(liked));
  await act(async () => result.current.toggle());
  // the call is loaded on first use
  await act(() => vi.dynamicImportSettled());
  return result.current;
}

test('a like is deleted by its subject', async () => {
  vi.mocked(ratings.unlike).mockResolvedValue(undefined);
  expect(await takeBack()).toMatchObject({ liked: false, count: 2 });
  expect(ratings.unlike).toHaveBeenCalledWith('article', '1');
  expect(toast).not.toHaveBeenCalled();
});

test('a refusal rolls back and is said', async () => {
  vi.mocked(ratings.unlike).mockRejectedValue(new CallError(500, []));
  expect(await takeBack()).toMatchObject({ liked: true, count: 3 });
  expect(toast).toHaveBeenCalledOnce();
});

describe('a like made without a network, on a page drawn before it was sent', () => {
  const drawn = { ...liked, isLiked: false };
  const entry = { key: 'like:article:1', kind: 'like', title: 'Барьер', on: true, data: {}, at: 1 } as const;
  beforeEach(() => {
    writeAccount('7');
    putIntent('7', entry);
  });
  afterEach(() => localStorage.clear());

  async function takenBack(meanwhile: () => void) {
    vi.mocked(ratings.unlike).mockResolvedValue(undefined);
    const { result } = renderHook(() => useLike(drawn));
    expect(result.current).toMatchObject({ liked: true, count: 4 });
    expect(ratings.like).not.toHaveBeenCalled();
    meanwhile();
    await act(async () => result.current.toggle());
    await act(() => vi.dynamicImportSettled());
    expect(result.current).toMatchObject({ liked: false, count: 3 });
  }

  test('is shown and counted; sent by then and taken back, it is taken back from the services', async () => {
    await takenBack(() => dropIntent('7', entry.key));
    expect(ratings.unlike).toHaveBeenCalledOnce();
  });

  test('taken back while it waits or is on its way, its taking back goes behind it', async () => {
    await takenBack(() => undefined);
    expect(ratings.unlike).not.toHaveBeenCalled();
    expect(readOutbox('7')).toMatchObject([{ on: false }]);
  });

  test('is not shown where it was refused, nor to another person', () => {
    markIntent('7', entry.key, 'Статьи больше нет');
    expect(renderHook(() => useLike(drawn)).result.current.liked).toBe(false);
    markIntent('7', entry.key, null);
    document.documentElement.dataset.person = '8';
    expect(renderHook(() => useLike(drawn)).result.current.liked).toBe(false);
    delete document.documentElement.dataset.person;
    writeAccount('8');
    expect(renderHook(() => useLike(drawn)).result.current.liked).toBe(false);
  });
});
