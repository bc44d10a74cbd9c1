import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_ENDED, SESSION_RESUMED } from '@/api/core/browser-transport';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { keepAnswers } from '@/api/tests/queries';
import { userKeys } from '@/api/me/queries';
import { SessionWatch } from '@/components/blocks/session-watch/session-watch';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { forgetPopup, openedPopups, openPopup } from '../store';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ usePathname: () => '/lk/tests/7', useRouter: () => ({ refresh }) }));

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
  cache.setQueryData(userKeys.me(), { id: '7', email: 'anna@example.com' });
  document.documentElement.dataset.person = '7';
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  act(() => {
    for (const { key } of openedPopups()) forgetPopup(key);
  });
  fetched.mockReset();
  assign.mockReset();
  refresh.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Unsent() {
  const [text, setText] = useState('');
  return <textarea aria-label="Отзыв" value={text} onChange={(event) => setText(event.target.value)} />;
}

async function endSession() {
  const shown = renderWithUser(
    <QueryClientProvider client={cache}>
      <Unsent />
      <SessionWatch />
      <PopupHost />
    </QueryClientProvider>,
  );
  await shown.user.type(screen.getByLabelText('Отзыв'), 'Не потеряйте');
  act(() => void window.dispatchEvent(new Event(SESSION_ENDED)));
  await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  return shown;
}

async function signIn(user: Awaited<ReturnType<typeof endSession>>['user']) {
  await user.type(screen.getByLabelText('Пароль'), 'Secret77word');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
}

test('several calls that end at once open one popup', async () => {
  await endSession();
  act(() => void window.dispatchEvent(new Event(SESSION_ENDED)));
  expect(openedPopups()).toHaveLength(1);
});

test('signing in over the page leaves what is typed and asks for everything anew', async () => {
  fetched.mockResolvedValue(Response.json({ id: '7' }));
  const invalidate = vi.spyOn(cache, 'invalidateQueries');
  const resumed = vi.fn();
  window.addEventListener(SESSION_RESUMED, resumed, { once: true });
  const { user } = await endSession();
  expect(screen.getByLabelText('Электронная почта')).toHaveValue('anna@example.com');
  await signIn(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Отзыв')).toHaveValue('Не потеряйте');
  expect(invalidate).toHaveBeenCalled();
  expect(resumed, 'what was refused without a session is refused no more').toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('a wrong password keeps the popup and the page', async () => {
  fetched.mockResolvedValue(
    Response.json({ errors: [{ status: '422', code: 'invalid-credentials' }] }, { status: 422 }),
  );
  const { user } = await endSession();
  await signIn(user);
  expect(await screen.findByText(/не подошли/)).toBeInTheDocument();
  expect(screen.getByLabelText('Отзыв')).toHaveValue('Не потеряйте');
});

test('a page of somebody else says so', async () => {
  renderWithUser(
    <QueryClientProvider client={cache}>
      <SessionWatch />
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => void window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: OTHER_PERSON })));
  expect(await screen.findByText(/вошёл другой человек/)).toBeInTheDocument();
});

test('it covers the page of whoever signed out in another tab, and says when another signs in there', async () => {
  renderWithUser(
    <QueryClientProvider client={cache}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('sign-in', { cover: true }));
  expect(await screen.findByText(/Войдите ещё раз/)).toBeInTheDocument();
  expect(document.querySelector('[data-cover]')).not.toBeNull();
  localStorage.setItem('portal:account', '8');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal:account' })));
  expect(await screen.findByText(/вошёл другой человек/)).toBeInTheDocument();
  localStorage.removeItem('portal:account');
});

// the last three: nothing is written from this document after it
test('another person does not go on with this one’s page, and nothing of it is written for them', async () => {
  fetched.mockResolvedValue(Response.json({ id: '8' }));
  const { user } = await endSession();
  // the data may already be the other person's: whose page it is does not change
  cache.setQueryData(userKeys.me(), { id: '8', email: 'boris@example.com' });
  await signIn(user);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(screen.getByLabelText('Отзыв'), 'nor is it left to the history of the tab').toHaveValue('');
  const asked = fetched.mock.calls.length;
  const test5 = { id: '5', space: 'portal' as const };
  await expect(keepAnswers(test5, [{ questionId: '1', optionIds: ['2'] }])).rejects.toMatchObject({
    status: 401,
  });
  expect(fetched).toHaveBeenCalledTimes(asked);
});

test('leaving for good ends the session and forgets whose this device is', async () => {
  localStorage.setItem('portal:account', '7');
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  const { user } = await endSession();
  await user.click(screen.getByRole('button', { name: 'Выйти из портала' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect(fetched).toHaveBeenCalledWith('/api/session', expect.objectContaining({ method: 'DELETE' }));
  expect(localStorage.getItem('portal:account')).toBeNull();
});

test('closed without signing in, what it covers goes', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  const { user } = renderWithUser(
    <QueryClientProvider client={cache}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('sign-in', { cover: true }));
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
});
