import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetPopup, openPopup, openedPopups } from '@/components/popups/store';
import { hideOverlay, isOverlayOn } from '../loading-overlay/overlay-state';
import { leave } from './leave';

afterEach(() => {
  vi.unstubAllGlobals();
  hideOverlay();
  // closed popups are not rendered here, and would remain for the next file
  openedPopups().forEach(({ key }) => forgetPopup(key));
});

test.each([
  ['the services answer', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['the services fail', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out forgets everything and opens the login page when %s', async (_, answer) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const cache = new QueryClient();
  cache.setQueryData(['user', 'me'], { id: '1' });
  openPopup('rules');
  const typed = Object.assign(document.createElement('textarea'), { value: 'Личное' });
  document.body.append(typed);
  const left: string[] = [];
  const go = vi.fn(() => void left.push(typed.value));

  await leave(cache, go);

  const asked = {
    method: 'DELETE',
    credentials: 'same-origin',
    signal: expect.any(AbortSignal) as AbortSignal,
  };
  expect(fetched).toHaveBeenCalledWith('/api/session', asked);
  expect(document.cookie, 'the next page ends what this request may not have').toContain('portal-leaving=1');
  expect(cache.getQueryData(['user', 'me'])).toBeUndefined();
  expect(openedPopups().some(({ open }) => open)).toBe(false);
  expect(isOverlayOn()).toBe(true);
  expect(go).toHaveBeenCalledWith('/login');
  expect(left, 'the browser would put it back at «Назад»').toEqual(['']);
  typed.remove();
});
