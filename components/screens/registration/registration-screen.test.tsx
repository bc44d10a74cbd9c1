import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentVersion } from '@/lib/domain/consent-texts';
import { NEW_VERSION, showOwnWords, wordsChanged } from '@/tests/helpers/changed-words';
import { renderWithUser } from '@/tests/helpers/render';
import { RegistrationScreen } from './registration-screen';

const JSON_API = { 'content-type': 'application/vnd.api+json' };
const NEW_PERSON = {
  first_name: 'Анна',
  middle_name: null,
  last_name: 'Петрова',
  birthday: null,
  phone: '+79161234567',
  email: 'anna@example.com',
  telegram: null,
  pharmacy_id: '5',
  job_status: null,
  mailing_agreement: false,
  avatar: null,
  total_points: 0,
  mark_points: {},
  pharmacy: null,
};
const assign = vi.fn();
let register: () => Response;
let session: () => Response;
const sent = vi.fn<(path: string, body: unknown) => void>();

const many = (type: string, attributes: object) =>
  Response.json(
    { data: [{ type, id: '5', attributes }], meta: { page: { number: 1, size: 30, total: 1, pages: 1 } } },
    { headers: JSON_API },
  );

beforeEach(() => {
  register = () =>
    Response.json(
      {
        errors: [
          {
            status: '422',
            code: 'taken',
            detail: 'Эта почта уже занята.',
            source: { pointer: '/data/attributes/email' },
          },
        ],
      },
      { status: 422, headers: JSON_API },
    );
  session = () => Response.json({ id: '9' });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.replace(/\?.*/, '');
    if (init?.body) sent(path, JSON.parse(String(init.body)));
    if (path === '/api/v1/select/pharmacy-cities') return many('options', { name: 'Казань' });
    if (path === '/api/v1/select/pharmacy-chains') return many('options', { name: 'Здоровье' });
    if (path === '/api/v1/select/pharmacies') {
      return many('pharmacies', {
        name: 'Аптека № 5',
        address: 'ул. Баумана, 1',
        city: 'Казань',
        chain: 'Здоровье',
      });
    }
    return path === '/api/session' ? session() : register();
  });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
  sent.mockReset();
});

const show = () =>
  renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <RegistrationScreen />
    </QueryClientProvider>,
  );
type User = ReturnType<typeof show>['user'];

async function choose(user: User, label: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option'));
}

async function fill(user: User) {
  const words: [string, string][] = [
    ['Фамилия', 'Петрова'],
    ['Имя', 'Анна'],
    ['Электронная почта', 'anna@example.com'],
    ['Телефон', '9161234567'],
    ['Придумайте пароль', 'Secret77word'],
    ['Повторите пароль', 'Secret77word'],
  ];
  for (const [label, text] of words) await user.type(screen.getByLabelText(label), text);
  for (const label of ['Город', 'Аптечная сеть', 'Аптека']) await choose(user, label);
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }));
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));

test('an empty form is refused at its fields, nothing is sent', async () => {
  const { user } = show();
  await send(user);
  await waitFor(() => expect(screen.getByLabelText('Фамилия')).toBeInvalid());
  await waitFor(() => expect(screen.getByLabelText('Фамилия')).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: /обработку/ })).toBeInvalid();
  expect(screen.getByLabelText('Город')).toBeInvalid();
  for (const label of ['Аптечная сеть', 'Аптека']) expect(screen.getByLabelText(label), label).toBeValid();
  expect(screen.getByRole('checkbox', { name: /письма/ })).toBeValid();
  expect(sent).not.toHaveBeenCalled();
});

test('a chain can be chosen only after a city, a pharmacy only after a chain', async () => {
  const { user } = show();
  expect(screen.getByLabelText('Аптечная сеть')).toBeDisabled();
  await user.click(screen.getByLabelText('Фамилия'));
  await choose(user, 'Город');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Аптечная сеть' })).toBeEnabled());
  expect(screen.getByRole('combobox', { name: 'Аптека' })).toBeDisabled();
});

test('whoever starts with the city goes on in the searching select once it is there', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Город'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Город' })).toHaveFocus());
  expect(screen.getByLabelText('Город')).toHaveValue('');
});

test('words that changed meanwhile are shown, their box is ticked anew, and nothing typed is lost', async () => {
  const { user } = show();
  await fill(user);
  const attributes = (body: unknown) =>
    (body as { data: { attributes: Record<string, unknown> } }).data.attributes;
  const versions = () =>
    sent.mock.calls
      .filter(([path]) => path === '/api/v1/registration')
      .map(([, body]) => attributes(body).agreement_version);
  register = () => wordsChanged('personal-data');
  await send(user);
  const box = screen.getByRole('checkbox', { name: /обработку персональных данных/ });
  expect(await screen.findByText('Новые слова.')).toBeVisible();
  expect(await screen.findByText('Текст изменился.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(box).toBeInvalid();
  expect(screen.getByLabelText('Электронная почта')).toHaveValue('anna@example.com');
  expect(screen.getByLabelText('Придумайте пароль')).toHaveValue('Secret77word');

  await user.click(box);
  await send(user);
  await waitFor(() => expect(versions()).toEqual([consentVersion('personal-data'), NEW_VERSION]));
  showOwnWords('personal-data');
}, 30_000);

test('an answer 422 lands on its own field, a failure is said, and in the end it signs in and goes home', async () => {
  const { user } = show();
  await fill(user);
  await send(user);
  expect(await screen.findByText('Эта почта уже занята.')).toBeInTheDocument();
  expect(screen.getByLabelText('Электронная почта')).toBeInvalid();
  expect(screen.getByLabelText('Фамилия')).toHaveValue('Петрова');

  register = () => new Response(null, { status: 500 });
  sent.mockReset();
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Что-то пошло не так');
  const body = sent.mock.calls.find(([path]) => path === '/api/v1/registration')?.[1];
  expect(body).toMatchObject({
    data: {
      attributes: {
        email: 'anna@example.com',
        phone: '+79161234567',
        pharmacy_id: '5',
        agreement: true,
        mailing_agreement: false,
      },
    },
  });
  expect(body).not.toHaveProperty('data.attributes.password_repeat');
  expect(assign).not.toHaveBeenCalled();

  register = () =>
    Response.json({ data: { type: 'users', id: '9', attributes: NEW_PERSON } }, { headers: JSON_API });
  await send(user);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(sent).toHaveBeenLastCalledWith('/api/session', {
    email: 'anna@example.com',
    password: 'Secret77word',
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...sessionStorage }), 'nothing is kept of who is registered').not.toContain(
    'Петрова',
  );
}, 30_000);

describe('a reload', () => {
  const loadedBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  afterEach(() => {
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  async function typed(chosen: readonly string[] = []) {
    const { user, unmount } = show();
    for (const [label, text] of [
      ['Фамилия', 'Петрова'],
      ['Имя', 'Анна'],
      ['Электронная почта', 'anna@example.com'],
      ['Телефон', '9161234567'],
      ['Придумайте пароль', 'Secret77word'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    for (const label of chosen) await choose(user, label);
    leave();
    unmount();
  }

  test('keeps the step and what was typed, but no password', async () => {
    await typed();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret77word');
    loadedBy('reload');
    window.history.replaceState(null, '', '#step3');
    show();
    expect(await screen.findByText('Шаг 2 из 3')).toBeInTheDocument();
    expect(window.location.hash).toBe('#step2');
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Петрова');
    expect(screen.getByLabelText('Электронная почта')).toHaveValue('anna@example.com');
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (916) 123-45-67');
    expect(screen.getByLabelText('Придумайте пароль')).toHaveValue('');
    expect(screen.getByLabelText('Город')).toHaveValue('');
  });

  test('keeps the pharmacy that was chosen, and goes on where it was', async () => {
    await typed(['Город', 'Аптечная сеть', 'Аптека']);
    loadedBy('reload');
    window.history.replaceState(null, '', '#step3');
    show();
    expect(await screen.findByText('Шаг 3 из 3')).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
    expect(screen.getByRole('combobox', { name: 'Аптечная сеть' })).toHaveValue('Здоровье');
    expect(screen.getByRole('combobox', { name: 'Аптека' })).toHaveValue('Аптека № 5, ул. Баумана, 1');
  });

  test('is not what another visit of the tab is: the next person finds an empty form', async () => {
    await typed();
    loadedBy('navigate');
    window.history.replaceState(null, '', '#step2');
    show();
    await waitFor(() => expect(window.location.hash).toBe('#step1'));
    expect(screen.getByText('Шаг 1 из 3')).toBeInTheDocument();
    expect(screen.getByLabelText('Фамилия')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Петрова');
  });
});
