import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PopupHost } from '@/components/popups/host';
import { openPopup } from '@/components/popups/store';
import { learningList, SORTS } from './learning-filters';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => undefined }),
}));

test('the help says the order in which learning stands', async () => {
  expect(SORTS[learningList.read({}).sort]).toBe('Сначала начатые и новые');
  render(<PopupHost />);
  act(() => void openPopup('cabinet-instruction', {}));
  expect(await screen.findByText(/Первым стоит начатое, за ним новое/)).toBeInTheDocument();
});
