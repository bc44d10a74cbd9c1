import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ArticleLike, LikeAtEnd, LikeAtHand } from './article-like';

const api = vi.hoisted(() => ({ like: vi.fn(), unlike: vi.fn() }));
vi.mock('@/api/ratings/queries', () => api);

const item = {
  type: 'article',
  id: '12',
  title: 'Барьер',
  isLiked: false,
  likeCount: 147,
} as const;
const show = () =>
  render(
    <ArticleLike item={item}>
      <LikeAtHand title="Барьер" />
      <LikeAtEnd title="Барьер" />
    </ArticleLike>,
  );
const atHand = () => screen.getByRole('button', { name: 'Нравится: Барьер' });
const press = (button: HTMLElement) => act(async () => button.click());

beforeEach(() => {
  api.like.mockReset().mockResolvedValue(undefined);
  api.unlike.mockReset().mockResolvedValue(undefined);
});

it('is one like under two buttons', async () => {
  show();
  await press(screen.getByRole('button', { name: 'Нравится, 147' }));
  expect(atHand()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('148')).toBeInTheDocument();
  expect(api.like).toHaveBeenCalledExactlyOnceWith('article', '12');
  await press(atHand());
  expect(screen.getByRole('button', { name: 'Нравится, 147' })).toHaveAttribute('aria-pressed', 'false');
  expect(api.unlike).toHaveBeenCalledExactlyOnceWith('article', '12');
});

it('goes back under both when the server refuses', async () => {
  api.like.mockRejectedValue(new Error('no'));
  show();
  await press(atHand());
  expect(atHand()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Нравится, 147' })).toBeInTheDocument();
});
