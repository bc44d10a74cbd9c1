import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { getMe } from '@/api/me/endpoints';
import { meQuery } from '@/api/me/queries';
import { sendConfirmation } from '@/api/user/endpoints';
import { renderWithUser } from '@/tests/helpers/render';
import { ConfirmEmail } from './confirm-email';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const ME = { email: 'anna@apteka.example', emailConfirmedAt: null as string | null };
const button = () => screen.getByRole('button', { name: 'Отправить письмо ещё раз' });
let fresh = ME;
let answer: () => Promise<unknown>;

beforeEach(() => {
  fresh = ME;
  call.mockReset();
  call.mockImplementation((endpoint: unknown) => {
    if (endpoint === getMe) return Promise.resolve(fresh);
    return endpoint === sendConfirmation ? answer() : Promise.reject(new Error('unknown call'));
  });
});

async function press() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(meQuery().queryKey, ME as never);
  const { user } = renderWithUser(
    <QueryClientProvider client={client}>
      <ConfirmEmail>Подтвердите почту.</ConfirmEmail>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Подтвердите почту.')).toBeVisible();
  await user.click(button());
}

test('a letter that went says where to look for it', async () => {
  answer = () => Promise.resolve();
  await press();
  expect(await screen.findByText(/Письмо отправлено на anna@apteka.example/)).toBeVisible();
});

test.each([
  ['too often', new CallError(429, [], 2400), /через 40\sминут, пока проверьте «Спам»/],
  ['too often, without a time', new CallError(429), /через 1\sминуту/],
  [
    'a mail server that is away',
    new CallError(503, [{ status: '503', code: 'letter-not-sent', detail: 'Письмо не ушло.' }]),
    /Письмо не ушло/,
  ],
  ['no network', new CallError(0), /Нет связи с сервером/],
])('%s: it says so, and the button stays', async (_, error, words) => {
  answer = () => Promise.reject(error);
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(button()).toBeEnabled();
});

test('confirmed in another tab meanwhile: nothing is asked for any more', async () => {
  fresh = { ...ME, emailConfirmedAt: '2026-11-20T09:00:00.000Z' };
  answer = () => Promise.reject(new CallError(409));
  await press();
  expect(await screen.findByText('Почта уже подтверждена.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
