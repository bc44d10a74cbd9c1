import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { actOnEveryTest, actOnTests } from '@/api/testing/queries';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { openedPopups } from '@/components/popups/store';
import { ChosenRows } from './chosen-rows';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@/components/blocks/staff-table/choice', () => ({ useChosen: vi.fn() }));
vi.mock('@/api/testing/queries', () => ({
  actOnTests: vi.fn(),
  actOnEveryTest: vi.fn(),
  duplicateTest: vi.fn(),
  publishSavedTest: vi.fn(),
  removeTest: vi.fn(),
}));

const keep = vi.fn();
const choose = (ids: readonly string[] | 'all') =>
  vi
    .mocked(useChosen)
    .mockReturnValue({ ids, count: ids === 'all' ? 130 : ids.length, clear: vi.fn(), keep, onPage: [] });
const show = () =>
  render(
    <ChosenRows
      rows={[
        { id: '1', state: 'published', hasDraft: false },
        { id: '2', state: 'draft', hasDraft: true },
      ]}
      list={{ kind: 'test', asked: { search: 'кожа' } }}
    />,
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
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Опубликовать',
    'В архив',
  ]);
});

test('every row of the filter is acted on by one call that says how many there are', async () => {
  vi.mocked(actOnEveryTest).mockResolvedValue({
    items: [
      { id: '1', result: 'done', code: null, detail: null },
      { id: '7', result: 'skipped', code: 'not-in-state', detail: 'Сейчас: Скрыт.' },
    ],
    meta: { results: { done: 1, skipped: 1, failed: 0 } },
  });
  choose('all');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  await vi.waitFor(() => expect(keep).toHaveBeenCalledWith(['7']));
  expect(vi.mocked(actOnEveryTest).mock.calls).toEqual([[{ search: 'кожа' }, 130, 'hide']]);
});

test('a list that has changed meanwhile is refused, and what was chosen stays so', async () => {
  vi.mocked(actOnEveryTest).mockRejectedValue(new CallError(409));
  choose('all');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Скрыть' })).toBeEnabled());
  expect(keep).not.toHaveBeenCalled();
});

test('what can’t be published stays chosen, and the press is asked about first', async () => {
  vi.mocked(actOnTests).mockResolvedValue({
    items: [
      { id: '1', result: 'done', code: null, detail: null },
      { id: '2', result: 'failed', code: 'no-key', detail: 'Вопрос 2: отметьте верный ответ.' },
    ],
    meta: { results: { done: 1, skipped: 0, failed: 1 } },
  });
  choose(['1', '2']);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(actOnTests).not.toHaveBeenCalled();
  const asked = openedPopups().find(({ name }) => name === 'confirm');
  await (asked?.props as { onYes: () => Promise<void> }).onYes();
  expect(vi.mocked(actOnTests).mock.calls).toEqual([[['1', '2'], 'publish']]);
  expect(keep).toHaveBeenCalledWith(['2']);
});
