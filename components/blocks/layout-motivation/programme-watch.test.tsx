import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PROGRAMME_REFUSED } from '@/api/core/browser-transport';
import { ProgrammeWatch } from './programme-watch';

const loadPage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/routes/load-page', () => ({ loadPage }));
afterEach(() => loadPage.mockClear());

const refuse = (code: string) => window.dispatchEvent(new CustomEvent(PROGRAMME_REFUSED, { detail: code }));

test('a refused call of the programme leads to the page that says why', () => {
  render(<ProgrammeWatch />);
  refuse('invalid-region');
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/education-programme2025/error?code=invalid-region');
});

test('elsewhere nothing is left for it', () => {
  render(<ProgrammeWatch />).unmount();
  refuse('invalid-date');
  expect(loadPage).not.toHaveBeenCalled();
});
