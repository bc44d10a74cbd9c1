import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { actOnTests } from '@/api/testing/queries';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { ChosenRows } from './chosen-rows';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@/components/blocks/staff-table/choice', () => ({ useChosen: vi.fn() }));
const PAGES = [
  Array.from({ length: 100 }, (_, at) => ({ id: String(at + 1) })),
  Array.from({ length: 30 }, (_, at) => ({ id: String(at + 101) })),
];
vi.mock('@/api/testing/queries', () => ({
  actOnTests: vi.fn(),
  duplicateTest: vi.fn(),
  removeTest: vi.fn(),
  testListQuery: (_filter: object, _sort: string, { number }: { number: number }) => ({
    queryKey: ['tests', number],
    queryFn: () => Promise.resolve({ items: PAGES[number - 1], page: { pages: 2 } }),
  }),
}));

const clear = vi.fn();
const choose = (ids: readonly string[] | 'all') =>
  vi.mocked(useChosen).mockReturnValue({ ids, count: ids === 'all' ? 130 : ids.length, clear });
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChosenRows
        rows={[
          { id: '1', state: 'published' },
          { id: '2', state: 'draft' },
        ]}
        list={{ kind: 'test', asked: { filter: {}, sort: '-updatedAt' } }}
      />
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(actOnTests).mockImplementation((ids) =>
    Promise.resolve({
      items: ids.map((id) => ({ id, result: 'done' as const, code: null, detail: null })),
      meta: { results: { done: ids.length, skipped: 0, failed: 0 } },
    }),
  );
});

test('only what changes one of the chosen is offered', () => {
  choose(['2']);
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['В архив']);
});

test('every row of the filter is acted on, a hundred at a time', async () => {
  choose('all');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  await vi.waitFor(() => expect(clear).toHaveBeenCalled());
  expect(vi.mocked(actOnTests).mock.calls.map(([ids, action]) => [ids.length, action])).toEqual([
    [100, 'hide'],
    [30, 'hide'],
  ]);
});
