import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LikeFace } from '../like-button/like-face';
import { DeferredIsland } from './deferred-island';

const sent = vi.hoisted(() => ({ like: vi.fn().mockResolvedValue(undefined), unlike: vi.fn() }));
vi.mock('@/api/ratings/queries', () => sent);

const like = { type: 'article', id: '7', title: 'Барьер', isLiked: false, likeCount: 0 };
const heart = () => screen.getByRole('button', { name: 'Нравится: Барьер' });
const isLive = () => document.querySelector('[data-live]') !== null;
const show = () =>
  render(
    <DeferredIsland name="like" props={like}>
      <LikeFace liked={false} count={0} title="Барьер" />
    </DeferredIsland>,
  );

beforeEach(() => sent.like.mockClear());
afterEach(() => vi.dynamicImportSettled());

test('a face becomes the live component, keeps the keyboard and answers the press that came before it', async () => {
  show();
  heart().focus();
  fireEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(heart()).toHaveFocus();
  expect(sent.like).toHaveBeenCalledOnce();
});

test.each([
  ['a mouse or a finger', 'pointerdown', 'pointerup', 'true'],
  ['a finger that scrolls', 'pointerdown', 'pointercancel', 'false'],
  ['a key', 'keydown', 'keyup', 'true'],
])('a face stays as long as it is held by %s', async (_, start, end, pressed) => {
  show();
  const face = heart();
  fireEvent(face, new Event(start, { bubbles: true }));
  await vi.dynamicImportSettled();
  expect(isLive()).toBe(false);
  expect(heart()).toBe(face);
  fireEvent(face, new Event(end, { bubbles: true }));
  if (end !== 'pointercancel') fireEvent.click(face);
  await waitFor(() => expect(isLive()).toBe(true));
  expect(heart()).not.toBe(face);
  expect(heart()).toHaveAttribute('aria-pressed', pressed);
  expect(sent.like).toHaveBeenCalledTimes(pressed === 'true' ? 1 : 0);
});

test('one that is gone before its code comes stays gone', async () => {
  const { unmount } = show();
  fireEvent.pointerDown(heart());
  await vi.dynamicImportSettled();
  unmount();
  fireEvent.pointerUp(document.body);
  await vi.dynamicImportSettled();
  expect(isLive()).toBe(false);
});
