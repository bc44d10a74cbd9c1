import { infiniteQueryOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { BankList } from './bank-list';

const question = (at: number) => ({
  id: String(at),
  text: `Вопрос ${String(at)}`,
  image: null,
  options: [{ text: 'Да', isRight: true }],
  testTitle: 'Барьер',
  markName: 'Vichy',
  isArchived: false,
});
const page = (number: number) => ({
  items: [question(2 * number - 1), question(2 * number)],
  page: { total: 4 },
});

vi.mock('@/api/testing/queries', () => ({
  questionBankQuery: () =>
    infiniteQueryOptions({
      queryKey: ['bank'],
      queryFn: ({ pageParam }) => Promise.resolve(page(pageParam)),
      initialPageParam: 1,
      getNextPageParam: (_, pages) => (pages.length < 2 ? pages.length + 1 : undefined),
    }),
}));

test('the last «Показать еще» goes with its page: the focus is on the first question that came', async () => {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <BankList filter={{}} known={[]} chosen={new Map()} isFull={false} onTick={vi.fn()} />
    </QueryClientProvider>,
  );
  const more = await screen.findByRole('button', { name: 'Показать еще' });
  more.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('checkbox', { name: 'Вопрос 3' });
  expect(more).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Вопрос 3' })).toHaveFocus();
});
