import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropPopup, openedPopups, openPopup } from '@/components/popups/store';
import { announceWrite } from '@/lib/browser/written';
import { KeptPages } from './kept-pages';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => {
  delete document.documentElement.dataset.person;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a write lets go of the pages kept for Back; a page made for no one stays as it is', () => {
  vi.useFakeTimers();
  render(<KeptPages />);
  const write = () => {
    announceWrite();
    vi.advanceTimersByTime(1000);
  };
  write();
  expect(refresh).not.toHaveBeenCalled();
  document.documentElement.dataset.person = '7';
  write();
  expect(refresh).toHaveBeenCalledOnce();
});

test('under an open window it waits: the window has a step of history of its own', () => {
  vi.useFakeTimers();
  document.documentElement.dataset.person = '7';
  refresh.mockReset();
  render(<KeptPages />);
  openPopup('thanks', { title: 'Заказ оформлен' });
  announceWrite();
  vi.advanceTimersByTime(1000);
  expect(refresh).not.toHaveBeenCalled();
  for (const { key } of openedPopups()) dropPopup(key);
  expect(refresh).toHaveBeenCalledOnce();
});

test('without a network it waits for it: a refresh that fails would load the page anew', () => {
  vi.useFakeTimers();
  document.documentElement.dataset.person = '7';
  refresh.mockReset();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<KeptPages />);
  for (let written = 0; written < 2; written += 1) {
    announceWrite();
    vi.advanceTimersByTime(1000);
  }
  expect(refresh).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledOnce();
});
