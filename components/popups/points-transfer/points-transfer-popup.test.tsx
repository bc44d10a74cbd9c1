import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { meQuery } from '@/api/me/queries';
import { marksQuery } from '@/api/select/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({
  usePathname: () => '/lk/points',
  useRouter: () => ({ refresh: vi.fn() }),
}));

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(meQuery().queryKey, { markPoints: { lrp: 100, vichy: 30, dercos: 0 } } as never);
  client.setQueryData(marksQuery().queryKey, { items: [] } as never);
  const { user } = renderWithUser(
    <QueryClientProvider client={client}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('points-transfer', {}));
  const dialog = await screen.findByRole('dialog', { name: 'Перевод баллов' });
  const field = (label: string) => within(dialog).getByLabelText<HTMLSelectElement>(label);
  const offered = (label: string) =>
    [...field(label).options].map(({ value }) => value).filter((value) => value !== '');
  return { user, field, offered };
}

afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

test('the brand the points leave is not offered as the one they reach', async () => {
  const { user, field, offered } = await show();
  await user.selectOptions(field('Откуда'), 'lrp');
  expect(offered('Куда')).not.toContain('lrp');
  expect(offered('Куда')).toEqual(expect.arrayContaining(['vichy', 'dercos']));
});

test('a choice that became the same brand is taken back', async () => {
  const { user, field } = await show();
  await user.selectOptions(field('Куда'), 'vichy');
  await user.selectOptions(field('Откуда'), 'vichy');
  expect(field('Куда')).toHaveValue('');
});

test('a brand without points is no source', async () => {
  const { offered } = await show();
  expect(offered('Откуда')).toEqual(['lrp', 'vichy']);
});
