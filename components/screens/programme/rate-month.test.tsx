import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPopup } from '@/components/popups/store';
import { RateMonth } from './rate-month';

vi.mock('@/components/popups/store', () => ({ openPopup: vi.fn() }));
const asked = vi.mocked(openPopup);
const MAY = { month: '2025-05', title: 'Май 2025', rating: null, isOpen: true };

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
});

test('asks by itself once, from then on by its button', async () => {
  const { unmount } = render(<RateMonth {...MAY} />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  unmount();
  render(<RateMonth {...MAY} />);
  await userEvent.click(screen.getByRole('button', { name: 'Оценить месяц' }));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenLastCalledWith('course-rating', {
    ...{ courseId: '2025-05', title: 'Май 2025', rating: null },
  });
});

test.each([
  ['past', { isOpen: false }, 'Оценить месяц'],
  ['rated', { rating: 4 }, 'Ваша оценка: 4 из 5'],
])('of a %s month it asks by its button alone', async (_, fields, name) => {
  render(<RateMonth {...MAY} {...fields} />);
  await vi.dynamicImportSettled();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name })).toBeVisible();
});
