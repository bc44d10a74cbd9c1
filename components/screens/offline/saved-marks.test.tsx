import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { writeAccount } from '@/lib/pwa/account';
import { readOutbox } from '@/lib/pwa/outbox';
import type { SavedItem } from '@/lib/pwa/saved-reading';
import { renderWithUser } from '@/tests/helpers/render';
import { SavedMarks } from './saved-marks';

const calls = vi.hoisted(() => ({ like: vi.fn(), unlike: vi.fn(), setFavorite: vi.fn() }));
vi.mock('@/api/ratings/queries', () => calls);
vi.mock('@/api/learnings/queries', () => calls);

const item = { address: '/news/barrier', kind: 'article', id: '12', title: 'Барьер' } as SavedItem;
const show = (mine?: SavedItem['mine']) =>
  renderWithUser(<SavedMarks userId="7" item={mine ? { ...item, mine } : item} />);
const like = () => screen.getByRole('button', { name: 'Нравится' });
const favorite = () => screen.getByRole('button', { name: 'В избранном: Барьер' });

beforeEach(() => {
  localStorage.clear();
  writeAccount('7');
  for (const call of Object.values(calls)) call.mockReset().mockRejectedValue(new CallError(0));
});

test('what is pressed on a copy waits in the outbox of its person, and says so', async () => {
  const { user } = show();
  await user.click(like());
  await user.click(favorite());
  await waitFor(() => expect(screen.getByText(/Ждёт отправки/)).toBeVisible());
  await waitFor(() =>
    expect(readOutbox('7')).toMatchObject([
      {
        key: 'like:article:12',
        kind: 'like',
        title: 'Барьер',
        on: true,
        data: { type: 'article', id: '12' },
      },
      { key: 'favorite:article-12', kind: 'favorite', on: true, data: { id: 'article-12' } },
    ]),
  );
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  expect(favorite()).toHaveAttribute('aria-pressed', 'true');
});

test('opened again it shows what waits, and taken back the taking back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, unmount } = show();
  await user.click(like());
  await waitFor(() => expect(readOutbox('7')).toHaveLength(1));
  unmount();
  show();
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  await user.click(like());
  await waitFor(() => expect(readOutbox('7')).toMatchObject([{ on: false }]));
  expect(like()).toHaveAttribute('aria-pressed', 'false');
  vi.restoreAllMocks();
});

test('what was known when it was saved is shown', () => {
  show({ isLiked: true, isFavorite: true });
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  expect(favorite()).toHaveAttribute('aria-pressed', 'true');
});
