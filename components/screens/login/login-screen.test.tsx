import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { writeAccount } from '@/lib/pwa/account';
import { renderWithUser } from '@/tests/helpers/render';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { LoginScreen, type LoginScreenProps } from './login-screen';

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.useRealTimers();
  for (const { key } of openedPopups()) forgetPopup(key);
  fetched.mockReset();
  assign.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuse = (status: number, error: object, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ status: String(status), code: 'x', ...error }] }, { status, headers });

function show(props: Partial<LoginScreenProps> = {}) {
  return renderWithUser(<LoginScreen to="/lk/cart?page=2" errors={{}} reset={null} demo={[]} {...props} />);
}

async function fill(
  user: ReturnType<typeof show>['user'],
  email = 'anna@example.com',
  password = 'Secret77word',
) {
  if (email) await user.type(screen.getByLabelText('Электронная почта'), email);
  if (password) await user.type(screen.getByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
}

test('empty fields are said at the fields, focus goes to the first, nothing is sent', async () => {
  const { user } = show();
  await fill(user, '', '');
  expect(await screen.findByText(/^Заполните поле «Электронная почта»/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Электронная почта')).toHaveFocus());
  expect(screen.getByLabelText('Пароль')).toBeInvalid();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [401, 'unauthorized'],
  [422, 'invalid-credentials'],
])('a wrong pair (%i %s) is said at the password, what was typed stays', async (status, code) => {
  fetched.mockResolvedValue(refuse(status, { code }));
  const { user } = show();
  await fill(user);
  expect(await screen.findByText(/не подошли/)).toBeInTheDocument();
  expect(screen.getByLabelText('Пароль')).toBeInvalid();
  expect(screen.getByLabelText('Электронная почта')).toHaveValue('anna@example.com');
  expect(screen.getByLabelText('Пароль')).toHaveValue('Secret77word');
  expect(assign).not.toHaveBeenCalled();
});

test('too many attempts: how long to wait', async () => {
  fetched.mockResolvedValue(refuse(429, {}, { 'retry-after': '120' }));
  const { user } = show();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте через 2 минуты');
});

test('no network: said so, typed kept, and sending again works', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  expect(screen.getByLabelText('Пароль')).toHaveValue('Secret77word');
  fetched.mockResolvedValueOnce(Response.json({ id: '7' }));
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/lk/cart?page=2'));
});

test('too many people sign in: the form waits for its turn and asks again by itself, once at a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const busy = () => refuse(503, { code: 'busy' }, { 'retry-after': '10' });
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(Response.json({ id: '7' }));
  const { user } = show();
  await fill(user);
  expect(await screen.findByText('Входит много людей, повторяем…')).toBeInTheDocument();
  // whoever presses meanwhile sends nothing more
  await user.type(screen.getByLabelText('Пароль'), '{Enter}');
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/lk/cart?page=2'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('too many people for too long: said so, and the form can be sent again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const words = 'Сейчас входит слишком много людей. Повторите через несколько секунд.';
  fetched.mockImplementation(() =>
    Promise.resolve(refuse(503, { code: 'busy', title: 'x', detail: words }, { 'retry-after': '0.01' })),
  );
  const { user } = show();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(screen.queryByText('Входит много людей, повторяем…')).toBeNull();
});

test('whoever leaves while the form waits sends nothing any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fetched.mockImplementation(() => Promise.resolve(refuse(503, { code: 'busy' }, { 'retry-after': '10' })));
  const { user, unmount } = show();
  await fill(user);
  await screen.findByText('Входит много людей, повторяем…');
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledOnce();
});

test('the right pair goes through the session route and on to where the person was going', async () => {
  fetched.mockResolvedValue(Response.json({ id: '7' }));
  const { user } = show();
  await fill(user);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/lk/cart?page=2'));
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/session');
  expect(JSON.parse(String(init?.body))).toEqual({ email: 'anna@example.com', password: 'Secret77word' });
});

test('the form posts itself where there is no script', () => {
  show();
  const form = screen.getByRole('form', { name: 'Вход' });
  expect(form).toHaveAttribute('action', '/api/session');
  expect(form).toHaveAttribute('method', 'post');
  expect(form.querySelector('input[name=from]')).toHaveValue('/lk/cart?page=2');
});

test('one tap on a demo account fills the form and signs in', async () => {
  fetched.mockResolvedValue(Response.json({ id: '1' }));
  const { user } = show({ demo: DEMO_ACCOUNTS });
  await user.click(screen.getByRole('button', { name: /Анна Соколова/ }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(screen.getByLabelText('Электронная почта')).toHaveValue('pharmacist@portal.example');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    email: 'pharmacist@portal.example',
    password: DEMO_PASSWORD,
  });
});

test('the other roles stand under a line that shows it opens', () => {
  show({ demo: DEMO_ACCOUNTS });
  const summary = screen.getByText('Остальные роли');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(summary.querySelector('use')).toHaveAttribute('href', expect.stringContaining('down'));
});

test('no demo world, no demo accounts', () => {
  show();
  expect(screen.queryByText('Демонстрационные учётные записи')).toBeNull();
});

test('a letter’s link opens the popup for the new password, once', () => {
  const { rerender } = show({ reset: { email: 'a@b.ru', token: 't' } });
  rerender(<LoginScreen to="/" errors={{}} reset={{ email: 'a@b.ru', token: 't' }} demo={[]} />);
  expect(openedPopups().map(({ name, props }) => [name, props])).toEqual([
    ['password-reset', { email: 'a@b.ru', token: 't' }],
  ]);
});

test('forgotten: the popup takes the typed address along', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Электронная почта'), 'anna@example.com');
  await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  expect(openedPopups()[0]).toMatchObject({ name: 'password-reset', props: { email: 'anna@example.com' } });
});

test.each(['storage', 'pageshow'])(
  'signed in from another tab (%s), the page goes on where it leads',
  (name) => {
    writeAccount('7');
    show();
    window.dispatchEvent(new Event(name));
    // whose session has ended is nobody's here
    expect(assign).not.toHaveBeenCalled();
    writeAccount('7');
    window.dispatchEvent(new Event(name));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/lk/cart?page=2');
    writeAccount(null);
  },
);

test('a tab that is not seen goes on when it is shown again', () => {
  show();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  writeAccount('7');
  window.dispatchEvent(new Event('storage'));
  expect(assign).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/lk/cart?page=2');
  writeAccount(null);
});
