import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { forgetPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/lk/tests/1',
}));
afterEach(() => {
  act(() => {
    for (const { key } of openedPopups()) forgetPopup(key);
  });
});

const wrong = (count: number) =>
  Array.from({ length: count }, () => ({ text: 'Что?', isRight: false, chosen: ['Скраб'], right: ['Крем'] }));

async function show(count: number) {
  const onClose = vi.fn();
  const { user } = renderWithUser(<PopupHost />);
  act(() =>
    openPopup('test-result', {
      ...{ title: 'Барьер', points: 0, passed: false, repeatAt: null, correct: 0, total: count },
      ...{ questions: wrong(count), onClose },
    }),
  );
  await screen.findByRole('dialog', { name: /Барьер/ });
  return { user, onClose };
}

test('of many mistakes the way to all of them stands where they are counted', async () => {
  const { user, onClose } = await show(6);
  const counted = screen.getByText(/^И ещё 4.ошибки/).closest('li') as HTMLElement;
  await user.click(within(counted).getByRole('button', { name: 'Разбор ответов' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('of few mistakes it stands after them, once', async () => {
  const { user, onClose } = await show(3);
  const way = screen.getByRole('button', { name: 'Разбор ответов' });
  expect(screen.getAllByRole('listitem').at(-1)).toContainElement(way);
  await user.click(way);
  expect(onClose).toHaveBeenCalledOnce();
});
