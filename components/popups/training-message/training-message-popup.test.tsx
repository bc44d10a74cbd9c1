import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { writeTo, type MessagesList } from '@/api/timetable/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

const list = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/trainings/7',
}));
vi.mock('@/api/timetable/queries', () => ({
  writeTo: vi.fn(),
  messagesQuery: (id: string) => ({ queryKey: ['messages', id], queryFn: list }),
}));

const META = {
  training: {
    ...{ topic: 'Церамиды', slot: '2026-11-24|15:30–17:00', type: 'offline' as const },
    localSlot: '2026-11-24|15:30–17:00',
    ...{ city: 'Казань', address: 'ул. Баумана, 44' },
  },
  ...{ registered: 18, waiting: 2, visited: 0, missed: 18, left: 5, isOver: false, isOpen: true },
};
const sent: MessagesList['items'][number] = {
  ...{ id: '1', to: 'registered' as const, text: 'Вход со двора', people: 17, guests: 1 },
  ...{ authorName: 'Алексей Громов', createdAt: '2026-11-20T09:00:00Z' },
};
const made = { ...sent, id: '2', people: 20, guests: 0 };

beforeEach(() => {
  list.mockReset();
  vi.mocked(writeTo).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function show(
  more: { meta?: Partial<typeof META>; items?: MessagesList['items'] } = {},
  chosen?: readonly string[],
) {
  list.mockResolvedValue({ items: more.items ?? [], meta: { ...META, ...more.meta } });
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  const training = { id: '7', name: 'Церамиды' };
  act(() => void openPopup('training-message', { training, ...(chosen ? { chosen } : {}) }));
  return user;
}
const send = () => screen.findByRole('button', { name: 'Отправить' });
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
const written = () => words().value;

test('everybody who comes is written to first; another kind is chosen', async () => {
  vi.mocked(writeTo).mockResolvedValue(made);
  const user = show({ items: [sent] });
  expect(await screen.findByRole('radio', { name: /^Всем: .* 20\sчеловек/ })).toBeChecked();
  expect(screen.getByText('Вход со двора')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^В листе ожидания: 2\sчеловека/ }));
  await user.type(words(), 'Место ещё может освободиться.');
  await user.click(await send());
  const body = { to: 'waiting', text: 'Место ещё может освободиться.' };
  await waitFor(() => expect(writeTo).toHaveBeenCalledWith('7', body, expect.any(String)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('ready words fill the message in, for whom they are meant; what was typed stays', async () => {
  vi.mocked(writeTo).mockResolvedValue(made);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Напомнить' }));
  expect(written()).toMatch(/«Церамиды» — 24\sноября 2026, 15:30–17:00/);
  expect(screen.getByRole('radio', { name: /^Записанным/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Тем, кто ждёт' }));
  expect(written(), 'one in place of another').toMatch(/^Вы в листе ожидания/);
  expect(screen.getByRole('radio', { name: /^В листе ожидания/ })).toBeChecked();
  await user.clear(words());
  await user.type(words(), 'Коллеги!');
  await user.click(screen.getByRole('button', { name: 'Начнём позже' }));
  expect(written()).toMatch(/^Коллеги!\n\nТренинг «Церамиды» начнётся/);
  await user.click(await send());
  const body = { to: 'registered', text: expect.stringContaining('Коллеги!') as string };
  await waitFor(() => expect(writeTo).toHaveBeenCalledWith('7', body, expect.any(String)));
});

test('after the training there are words for who came and who did not', async () => {
  show({ meta: { isOver: true, visited: 12, missed: 0 } });
  expect(await screen.findByRole('button', { name: 'Поблагодарить' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Позвать ещё раз' }), 'nobody missed it').toBeNull();
  expect(screen.queryByRole('button', { name: 'Напомнить' })).toBeNull();
});

test('the chosen are no choice', async () => {
  vi.mocked(writeTo).mockResolvedValue(made);
  const user = show({}, ['5', '6']);
  expect(await screen.findByText(/Кому: 2\sвыбранных участника/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(words(), 'Возьмите халат.');
  await user.click(await send());
  const body = { to: 'chosen', text: 'Возьмите халат.', ids: ['5', '6'] };
  await waitFor(() => expect(writeTo).toHaveBeenCalledWith('7', body, expect.any(String)));
});

test('a refusal is said, and the words stay', async () => {
  const detail = 'Участникам этого тренинга за сутки уже написали 5 раз. Напишите завтра.';
  vi.mocked(writeTo).mockRejectedValue(
    new CallError(409, [{ status: '409', code: 'too-many-messages', detail }]),
  );
  const user = show();
  await user.type(await screen.findByRole('textbox', { name: 'Сообщение' }), 'Возьмите халат.');
  await user.click(await send());
  expect(await screen.findByText(detail)).toBeVisible();
  expect(words()).toHaveValue('Возьмите халат.');
});

test.each([
  [{ left: 0 }, /За сутки уже отправлено 5\sсообщений/],
  [{ isOpen: false }, /Участникам пишут ещё 30 дней/],
  [{ registered: 0, waiting: 0, missed: 0 }, /Писать пока некому/],
])('where nobody can be written to it says why: %o', async (meta, said) => {
  show({ meta });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
