import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { dropQuota, keepSeatsOf, type Quotas } from '@/api/quotas/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

const found = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/trainings/7',
}));
vi.mock('@/api/quotas/queries', () => ({
  keepSeatsOf: vi.fn(),
  dropQuota: vi.fn(),
  quotasQuery: (id: string) => ({ queryKey: ['quotas', id], queryFn: found, retry: false }),
}));
vi.mock('@/api/select/queries', () => ({
  areasQuery: () => ({ queryKey: ['areas'], queryFn: async () => ({ items: [{ id: '3', name: 'Волга' }] }) }),
  chainsQuery: () => ({
    queryKey: ['chains'],
    queryFn: async () => ({ items: [{ id: '8', name: 'Планета' }] }),
  }),
}));

type Quota = Quotas['items'][number];
const quota: Quota = {
  ...{ id: '4', kind: 'chain', name: 'Планета', seats: 10, used: 3 },
  ...{ until: null, note: '', code: null, isEnded: false },
};
const link: Quota = { ...quota, id: '5', kind: 'link', name: null, code: 'AB3D', note: 'Для новых аптек' };

beforeEach(() => {
  found.mockReset();
  vi.mocked(keepSeatsOf).mockReset();
  vi.mocked(dropQuota).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function show(items: Quota[] = [], meta: Partial<Quotas['meta']> = {}) {
  found.mockResolvedValue({ items, meta: { free: 12, isOpen: true, ...meta } });
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => void openPopup('training-quotas', { training: { id: '7', name: 'Церамиды' } }));
  return user;
}
const keep = () => screen.findByRole('button', { name: 'Отложить' });
const seats = () => screen.getByRole('textbox', { name: 'Мест' });

test('with nothing kept there is the form alone', async () => {
  show();
  expect(await keep()).toBeVisible();
  expect(screen.getByText(/Свободно: 12\sмест/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Отложено' })).toBeNull();
});

test.each([
  [{ isOpen: false }, 'Запись закрыта: места больше не откладываются.'],
  [{ free: null }, 'Мест без ограничения: откладывать нечего.'],
  [{ free: 0 }, 'Свободных мест нет: откладывать нечего.'],
])('where nothing can be kept it says why: %o', async (meta, words) => {
  show([quota], meta);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Мест' })).toBeNull();
  expect(screen.getByText(/занято 3 из 10 · до начала/), 'what is kept is still read').toBeVisible();
});

test('what did not come is asked for again', async () => {
  found.mockRejectedValueOnce(new CallError(0));
  const user = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await keep()).toBeVisible();
});

test('seats by a link are kept once, however often it is pressed, and the link stands below', async () => {
  let answer: (made: Quota) => void = () => undefined;
  vi.mocked(keepSeatsOf).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = show();
  await keep();
  await user.click(screen.getByRole('radio', { name: 'По ссылке' }));
  expect(screen.getByText(/у которого есть ссылка/)).toBeVisible();
  await user.type(seats(), '5');
  await user.dblClick(await keep());
  await waitFor(() => expect(keepSeatsOf).toHaveBeenCalledOnce());
  const body = { kind: 'link', seats: 5, chainId: null, areaId: null, untilDay: null, note: null };
  expect(keepSeatsOf).toHaveBeenCalledWith('7', body, expect.any(String));
  found.mockResolvedValue({ items: [link], meta: { free: 7, isOpen: true } });
  await act(async () => answer(link));
  expect(await screen.findByText(`${location.origin}/lk/schedule?invitation=AB3D`)).toBeVisible();
  expect(screen.getByText(/Для новых аптек/)).toBeVisible();
  expect(seats()).toHaveValue('');
});

test('a territory is chosen from a list, a chain by its name', async () => {
  vi.mocked(keepSeatsOf).mockResolvedValue(quota);
  const user = show();
  await keep();
  await user.click(screen.getByRole('radio', { name: 'Территория' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Территория' }), 'Волга');
  await user.type(seats(), '2');
  await user.click(await keep());
  await waitFor(() =>
    expect(keepSeatsOf).toHaveBeenCalledWith(
      '7',
      expect.objectContaining({ kind: 'area', areaId: '3', seats: 2 }),
      expect.any(String),
    ),
  );
});

test('what is not filled in is told at its field, and nothing is sent', async () => {
  const user = show();
  await user.click(await keep());
  await waitFor(() => expect(seats()).toBeInvalid());
  expect(seats()).toHaveAccessibleDescription('Заполните поле «Мест»');
  expect(screen.getByRole('combobox', { name: 'Сеть' })).toBeInvalid();
  await user.type(seats(), 'много');
  await user.click(await keep());
  await waitFor(() => expect(seats()).toHaveAccessibleDescription('Поле «Мест» должно быть целым числом'));
  expect(keepSeatsOf).not.toHaveBeenCalled();
});

test('more than are free is refused at the field, a training that began in the meantime for the whole', async () => {
  const detail = 'Свободно 2: больше отложить нельзя.';
  const source = { pointer: '/data/attributes/seats' };
  vi.mocked(keepSeatsOf)
    .mockRejectedValueOnce(new CallError(422, [{ status: '422', code: 'too-many', detail, source }]))
    .mockRejectedValueOnce(
      new CallError(409, [
        { status: '409', code: 'training-started', detail: 'Запись закрыта: тренинг уже начался.' },
      ]),
    );
  const user = show();
  await keep();
  await user.click(screen.getByRole('radio', { name: 'По ссылке' }));
  await user.type(seats(), '5');
  await user.click(await keep());
  await waitFor(() => expect(seats()).toHaveAccessibleDescription(expect.stringContaining(detail)));
  await user.click(await keep());
  expect(await screen.findByRole('alert')).toHaveTextContent('Запись закрыта: тренинг уже начался.');
  expect(seats()).toHaveValue('5');
});

test('seats are freed by one press; those whose day has passed have nothing to press', async () => {
  vi.mocked(dropQuota).mockReturnValue(new Promise(() => undefined));
  const user = show([quota, { ...link, id: '6', isEnded: true }]);
  expect(await screen.findByText('Срок вышел')).toBeVisible();
  expect(screen.queryByText(/invitation=/), 'a link that opens nothing is not shown').toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Освободить места: Планета' }));
  expect(dropQuota).toHaveBeenCalledExactlyOnceWith('4');
  expect(screen.queryByRole('button', { name: /По ссылке/ })).toBeNull();
});
