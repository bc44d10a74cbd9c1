import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowGroup, heldGroups, keepGroups } from '@/lib/consent/held-consent';
import { CookieWatch } from './cookie-watch';

const forget = () => void (document.cookie = 'cookieGroups=; Max-Age=0; Path=/');
beforeEach(() => {
  forget();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  forget();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sheet = () => screen.queryByRole('region', { name: 'Файлы cookie' });
const shown = () => waitFor(() => expect(sheet()).not.toBeNull());

test('asks 1000 ms after signing in, not before, and takes no focus', async () => {
  render(
    <>
      <CookieWatch />
      <button>Читать</button>
    </>,
  );
  screen.getByText('Читать').focus();
  await pass(999);
  expect(sheet()).toBeNull();
  await pass(1);
  vi.useRealTimers();
  await shown();
  expect(screen.getByText('Читать')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('какие файлы cookie разрешить'));
});

test.each([[[1]], [[1, 3]]] as const)('does not ask who has answered %j', async (groups) => {
  keepGroups(groups);
  render(<CookieWatch />);
  await pass(5000);
  vi.useRealTimers();
  expect(sheet()).toBeNull();
});

test('1, 2 and 4 are ticked, the first for good; what is saved is what is ticked', async () => {
  render(<CookieWatch />);
  await pass(1000);
  vi.useRealTimers();
  await shown();
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(box('Необходимые')).toBeChecked();
  expect(box('Необходимые')).toBeDisabled();
  expect(box('Аналитические')).toBeChecked();
  expect(box('Функциональные')).not.toBeChecked();
  expect(box('Маркетинговые')).toBeChecked();
  fireEvent.click(box('Маркетинговые'));
  fireEvent.click(box('Функциональные'));
  expect(heldGroups(), 'nothing is saved before the answer').toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить выбор' }));
  expect(heldGroups()).toEqual([1, 2, 3]);
  expect(sheet()).toBeNull();
});

test('a player allowed before the question leaves the question, with its group ticked', async () => {
  allowGroup(3);
  render(<CookieWatch />);
  await pass(1000);
  vi.useRealTimers();
  await shown();
  expect(screen.getByRole('checkbox', { name: 'Функциональные' })).toBeChecked();
  expect(heldGroups(), 'the rest waits for the answer').toEqual([1, 3]);
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить выбор' }));
  expect(heldGroups()).toEqual([1, 2, 3, 4]);
  expect(sheet()).toBeNull();
});

test('a player allowed while the question stands there ticks its group and leaves the other ticks', async () => {
  render(<CookieWatch />);
  await pass(1000);
  vi.useRealTimers();
  await shown();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Маркетинговые' }));
  act(() => allowGroup(3));
  expect(sheet()).not.toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Функциональные' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Маркетинговые' })).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
  expect(heldGroups()).toEqual([1]);
});

test('a phone’s bar says what is ticked and opens the ticks', async () => {
  render(<CookieWatch />);
  await pass(1000);
  vi.useRealTimers();
  await shown();
  expect(sheet()).toHaveTextContent('Файлы cookie. Отмечены: необходимые, аналитические, маркетинговые.');
  const open = screen.getByRole('button', { name: 'Выбрать' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(open);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Маркетинговые' }));
  expect(screen.getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
  expect(sheet()).toHaveTextContent('Отмечены: необходимые, аналитические.');
});

test('a refusal is as near as the consent', async () => {
  render(<CookieWatch />);
  await pass(1000);
  vi.useRealTimers();
  await shown();
  fireEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
  expect(heldGroups()).toEqual([1]);
  expect(sheet()).toBeNull();
});

test('answered by the keyboard, the page takes the focus', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <CookieWatch />
    </main>,
  );
  await pass(1000);
  vi.useRealTimers();
  await shown();
  const answer = screen.getByRole('button', { name: 'Только необходимые' });
  answer.focus();
  fireEvent.click(answer);
  expect(sheet()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
