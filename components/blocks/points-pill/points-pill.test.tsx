import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userKeys } from '@/api/me/queries';
import { hearPresses } from '@/components/popups/presses';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { renderWithUser } from '@/tests/helpers/render';
import { PointsPill } from './points-pill';

beforeEach(hearPresses);
afterEach(() => {
  for (const { key } of openedPopups()) forgetPopup(key);
});

function show(cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })) {
  cache.setQueryData(userKeys.me(), { totalPoints: 1240 });
  return {
    cache,
    ...renderWithUser(
      <QueryClientProvider client={cache}>
        <PointsPill />
      </QueryClientProvider>,
    ),
  };
}

test('says the points in Russian and follows what is earned', async () => {
  const { cache } = show();
  expect(screen.getByRole('link')).toHaveTextContent(/1\s240 баллов/);
  act(() => void cache.setQueryData(userKeys.me(), { totalPoints: 1241 } as never));
  expect(await screen.findByText(/1\s241 балл$/)).toBeInTheDocument();
});

test('opens the history over the page; a new tab gets the account', async () => {
  const { user } = show();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/lk#points');
  expect(screen.getByRole('link')).toHaveAttribute('aria-haspopup', 'dialog');
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link'), { altKey: true });
  expect(openedPopups()).toEqual([]);
  await user.click(screen.getByRole('link'));
  expect(openedPopups().map(({ name }) => name)).toEqual(['points-history']);
});
