import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region';
import { dismissToast, toast, toastStore } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => toastStore.read().forEach(({ id }) => dismissToast(id)));
  vi.useRealTimers();
});

const after = (time: number) => act(() => void vi.advanceTimersByTime(time));

it('speaks in a region that was there before, and goes by itself', () => {
  render(<ToastRegion />);
  const region = screen.getByRole('status');
  act(() => void toast({ text: 'Ответ сохранён' }));
  expect(region).toHaveTextContent('Ответ сохранён');
  after(5_999);
  expect(region).toHaveTextContent('Ответ сохранён');
  after(2);
  expect(region).toHaveTextContent('');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('does what it offers, once, and goes', () => {
  const onPress = vi.fn();
  render(<ToastRegion />);
  act(
    () => void toast({ text: 'Не удалось сохранить', kind: 'bad', action: { label: 'Повторить', onPress } }),
  );
  fireEvent.click(screen.getByText('Повторить'));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Не удалось сохранить')).toBeNull();
});

it('waits while it is being read', () => {
  render(<ToastRegion />);
  act(() => void toast({ text: 'Важное' }));
  fireEvent.focus(screen.getByLabelText('Скрыть сообщение'));
  after(60_000);
  expect(screen.getByText('Важное')).toBeInTheDocument();
});

it('keeps three, and the same words once', () => {
  render(<ToastRegion />);
  act(() => ['а', 'б', 'в', 'б', 'г'].forEach((text) => void toast({ text })));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['в', 'б', 'г']);
});
