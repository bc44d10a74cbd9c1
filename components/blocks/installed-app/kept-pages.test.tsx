import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellWritten } from '@/lib/browser/written';
import { KeptPages } from './kept-pages';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => {
  delete document.documentElement.dataset.person;
  vi.useRealTimers();
});

test('a write lets go of the pages kept for Back; a page made for no one stays as it is', () => {
  vi.useFakeTimers();
  render(<KeptPages />);
  const write = () => {
    tellWritten();
    vi.advanceTimersByTime(1000);
  };
  write();
  expect(refresh).not.toHaveBeenCalled();
  document.documentElement.dataset.person = '7';
  write();
  expect(refresh).toHaveBeenCalledOnce();
});
