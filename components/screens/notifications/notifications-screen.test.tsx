import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { notificationKeys } from '@/api/notifications/queries';
import { ToastRegion } from '@/components/ui/toast/toast-region';
import { renderWithUser } from '@/tests/helpers/render';
import { NotificationsScreen } from './notifications-screen';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));
beforeEach(() => void call.mockReset());

const SETTINGS = {
  id: '7',
  kinds: [
    { kind: 'points', name: 'Начислены баллы', group: 'Баллы и заказы', letter: false, push: true },
    { kind: 'order-sent', name: 'Заказ оформлен', group: 'Баллы и заказы', letter: true, push: true },
    { kind: 'test-deadline', name: 'Тест скоро закроется', group: 'Сроки', letter: true, push: false },
  ],
  quietHours: { isOn: false, from: '22:00', to: '08:00' },
  pushKey: 'BKey' as string | null,
  devices: [] as object[],
};

function show(settings: object = SETTINGS) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  cache.setQueryData(notificationKeys.settings(), settings);
  return renderWithUser(
    <QueryClientProvider client={cache}>
      <NotificationsScreen />
      <ToastRegion />
    </QueryClientProvider>,
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });

test('the matrix says what is on; in the portal everything is', () => {
  show();
  expect(box('Начислены баллы: письмо')).not.toBeChecked();
  expect(box('Заказ оформлен: push')).toBeChecked();
  expect(screen.getAllByText('всегда')).toHaveLength(3);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('Сроки');
});

test('a press is shown at once, sent alone and said', async () => {
  let answer: (value: object) => void = () => undefined;
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { user } = show();
  await user.click(box('Начислены баллы: письмо'));
  expect(box('Начислены баллы: письмо')).toBeChecked();
  const choice = { kind: 'points', channel: 'letter', isOn: true };
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toEqual({ body: { choices: [choice] } }));
  answer({
    ...SETTINGS,
    kinds: SETTINGS.kinds.map((row) => (row.kind === 'points' ? { ...row, letter: true } : row)),
  });
  expect(await screen.findByText('Письма включены: «Начислены баллы».')).toBeVisible();
  expect(box('Начислены баллы: письмо')).toBeChecked();
});

test('what is refused goes back, says why, and takes nothing else along', async () => {
  call.mockRejectedValueOnce(new CallError(504));
  call.mockImplementationOnce(() => new Promise(() => undefined));
  const { user } = show();
  await user.click(box('Заказ оформлен: письмо'));
  await user.click(box('Тест скоро закроется: push'));
  expect(await screen.findByText('Сервер долго не отвечает. Повторите попытку.')).toBeVisible();
  expect(box('Заказ оформлен: письмо')).toBeChecked();
  expect(box('Тест скоро закроется: push')).toBeChecked();
});

test('quiet hours are asked for when they are on, and never of equal ends', async () => {
  call.mockImplementation((_: unknown, { body }: { body: object }) =>
    Promise.resolve({ ...SETTINGS, ...body }),
  );
  const { user } = show();
  expect(screen.queryByLabelText('Начало тихих часов')).not.toBeInTheDocument();
  await user.click(box('Не беспокоить в тихие часы'));
  const from = await screen.findByLabelText('Начало тихих часов');
  expect(from).toHaveValue('22:00');
  expect([...from.querySelectorAll('option')].map(({ value }) => value)).not.toContain('08:00');
  await user.selectOptions(from, '21:30');
  expect(await screen.findByText('Тихие часы: с 21:30 до 08:00 МСК.')).toBeVisible();
});

test('where push is not configured nothing of it is offered', () => {
  show({ ...SETTINGS, pushKey: null });
  expect(screen.queryByRole('checkbox', { name: /push/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Push на этом устройстве')).not.toBeInTheDocument();
});

test('a browser that can’t says so; other devices are named and may be let go', async () => {
  call.mockResolvedValue(undefined);
  const device = {
    id: '3',
    fingerprint: 'a',
    name: 'Chrome на телефоне с Android',
    createdAt: '2026-11-01T09:00:00Z',
  };
  const { user } = show({ ...SETTINGS, devices: [device] });
  expect(await screen.findByText(/не умеет показывать push/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отключить: Chrome на телефоне с Android' }));
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: '3' } }));
});

test('settings that did not come may be asked for again', async () => {
  call.mockRejectedValueOnce(new CallError(504)).mockResolvedValueOnce(SETTINGS);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { user } = renderWithUser(
    <QueryClientProvider client={cache}>
      <NotificationsScreen />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Сервер долго не отвечает. Повторите попытку.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
