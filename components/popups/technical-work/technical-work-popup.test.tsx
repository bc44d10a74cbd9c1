import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userKeys } from '@/api/me/queries';
import { WorkWatch } from '@/components/blocks/session-watch/work-watch';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { forgetPopup, openedPopups } from '../store';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));
afterEach(() => {
  act(() => {
    for (const { key } of openedPopups()) forgetPopup(key);
  });
});

function show(technicalWork: string | null) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(userKeys.me(), { id: '7', technicalWork });
  const shown = renderWithUser(
    <QueryClientProvider client={cache}>
      <WorkWatch />
      <PopupHost />
    </QueryClientProvider>,
  );
  return { ...shown, cache };
}

test('technical work is told of as soon as the page is there, and once', async () => {
  const { user, cache } = show('Вернёмся в 12:00.');
  expect(await screen.findByRole('dialog', { name: 'Идут технические работы' })).toHaveTextContent(
    'Вернёмся в 12:00.',
  );
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  act(() => void cache.setQueryData(userKeys.me(), { id: '7', technicalWork: 'Вернёмся в 12:00.' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without it nothing opens; when it begins it is told of', async () => {
  const { cache } = show(null);
  expect(openedPopups()).toEqual([]);
  act(() => void cache.setQueryData(userKeys.me(), { id: '7', technicalWork: '' }));
  expect(await screen.findByRole('dialog', { name: 'Идут технические работы' })).toHaveTextContent(
    'изменения сейчас не сохраняются',
  );
});
