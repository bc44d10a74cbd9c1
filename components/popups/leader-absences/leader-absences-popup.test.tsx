import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endAbsence, makeAbsence, type LeaderAbsence } from '@/api/absences/queries';
import { CallError } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

const list = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/trainings',
}));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));
vi.mock('@/api/absences/queries', () => ({
  makeAbsence: vi.fn(),
  endAbsence: vi.fn(),
  absencesQuery: () => ({ queryKey: ['absences'], queryFn: list, retry: false }),
}));

const holiday: LeaderAbsence = {
  ...{ id: '5', leaderId: '9', leaderName: 'Алексей Громов', note: 'Отпуск' },
  ...{ firstDay: '2026-12-07', lastDay: '2026-12-11', trainings: 0 },
};
const DAYS = /^7–11\sдекабря/;
const TAKE_AWAY = /^Снять отметку: 7–11\sдекабря/;

beforeEach(() => {
  list.mockReset().mockResolvedValue({ items: [], meta: {} });
  vi.mocked(makeAbsence).mockReset().mockResolvedValue(holiday);
  vi.mocked(endAbsence).mockReset().mockResolvedValue(undefined);
  vi.mocked(toast).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function show(choosesLeader = false) {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => void openPopup('leader-absences', { choosesLeader }));
  return user;
}
const field = (name: string) => screen.findByRole('textbox', { name });
const mark = () => screen.getByRole('button', { name: 'Отметить' });

async function write(user: ReturnType<typeof show>, first: string, last: string) {
  if (first) await user.type(await field('С'), first);
  if (last) await user.type(await field('По'), last);
}

test('nothing is marked at first, and it says so', async () => {
  show();
  expect(await screen.findByText('Пока ничего не отмечено.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Когда вы недоступны' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Ведущий' }), 'a trainer means themselves').toBeNull();
});

test('what did not come is asked for again', async () => {
  list.mockRejectedValueOnce(new CallError(0));
  const user = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  list.mockResolvedValue({ items: [holiday], meta: {} });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(DAYS)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an absence is marked once, however often it is pressed; the form is empty after it', async () => {
  let answer: (made: LeaderAbsence) => void = () => undefined;
  vi.mocked(makeAbsence).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = show();
  await write(user, '07.12.2026', '11.12.2026');
  await user.type(screen.getByRole('textbox', { name: /^Причина/ }), 'Отпуск');
  await user.dblClick(mark());
  await waitFor(() => expect(makeAbsence).toHaveBeenCalledOnce());
  const body = { firstDay: '2026-12-07', lastDay: '2026-12-11', note: 'Отпуск', leaderId: null };
  expect(makeAbsence).toHaveBeenCalledWith(body, expect.any(String));
  list.mockResolvedValue({ items: [{ ...holiday, trainings: 2 }], meta: {} });
  await act(async () => answer({ ...holiday, trainings: 2 }));
  const text = expect.stringMatching(/На них уже назначено: 2\sтренинга/) as string;
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ text, kind: 'good' }));
  expect(await field('С')).toHaveValue('');
  expect(await screen.findByRole('link', { name: /2\sтренинга в эти дни/ })).toHaveAttribute(
    'href',
    '/lk/trainings?from=2026-12-07&to=2026-12-11',
  );
  expect(makeAbsence).toHaveBeenCalledOnce();
});

test.each([
  ['', '', 'С', 'Заполните поле «С»'],
  ['07.12.2026', '32.13.2026', 'По', 'Поле «По»: нужна дата'],
  ['11.12.2026', '07.12.2026', 'По', 'Последний день раньше первого'],
])('%s to %s is told at its field, and nothing is sent', async (first, last, name, words) => {
  const user = show();
  await write(user, first, last);
  await user.click(mark());
  await waitFor(async () => expect(await field(name)).toBeInvalid());
  expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(makeAbsence).not.toHaveBeenCalled();
});

test('what the service refuses is said at its field or for the whole, and what was typed stays', async () => {
  const detail = 'Эти дни уже прошли.';
  const source = { pointer: '/data/attributes/last_day' };
  vi.mocked(makeAbsence)
    .mockRejectedValueOnce(new CallError(422, [{ status: '422', code: 'in-past', detail, source }]))
    .mockRejectedValueOnce(
      new CallError(409, [
        { status: '409', code: 'absence-overlaps', detail: 'Часть этих дней уже отмечена.' },
      ]),
    );
  const user = show();
  await write(user, '07.12.2026', '11.12.2026');
  await user.click(mark());
  await waitFor(async () =>
    expect(await field('По')).toHaveAccessibleDescription(expect.stringContaining(detail)),
  );
  await user.click(mark());
  expect(await screen.findByRole('alert')).toHaveTextContent('Часть этих дней уже отмечена.');
  expect(await field('С')).toHaveValue('07.12.2026');
});

test('a mark is taken away by one press, and a second asks for nothing', async () => {
  list.mockResolvedValue({ items: [holiday], meta: {} });
  let answer: () => void = () => undefined;
  vi.mocked(endAbsence).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = show(true);
  expect(await screen.findByText('Алексей Громов · Отпуск')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: TAKE_AWAY }));
  expect(endAbsence).toHaveBeenCalledExactlyOnceWith('5');
  list.mockResolvedValue({ items: [], meta: {} });
  await act(async () => answer());
  expect(await screen.findByText('Пока ничего не отмечено.')).toBeVisible();
});

test('one that was not taken away stays, and may be pressed again', async () => {
  list.mockResolvedValue({ items: [holiday], meta: {} });
  vi.mocked(endAbsence).mockRejectedValueOnce(new CallError(0));
  const user = show();
  const button = await screen.findByRole('button', { name: TAKE_AWAY });
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(endAbsence).toHaveBeenCalledTimes(2));
});

test('an admin chooses whose days they are', async () => {
  show(true);
  expect(await screen.findByRole('combobox', { name: 'Ведущий' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Когда ведущие недоступны' })).toBeVisible();
});
