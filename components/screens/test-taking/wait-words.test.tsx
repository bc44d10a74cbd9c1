import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SendWait } from './send-wait';
import { WaitWords } from './wait-words';

afterEach(() => vi.useRealTimers());

test('a sending that waits says why and counts the seconds down', () => {
  vi.useFakeTimers();
  const wait = new SendWait();
  render(<WaitWords wait={wait} />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => wait.begin(2));
  const words = screen.getByRole('status');
  expect(words).toHaveTextContent(/Ответы даны очень быстро.*Осталось: 2\sсекунды\./);
  act(() => void vi.advanceTimersByTime(1000));
  expect(words).toHaveTextContent(/Осталось: 1\sсекунда\./);
  act(() => void vi.advanceTimersByTime(1000));
  expect(words).toHaveTextContent('Отправляем…');
  // refused once more
  act(() => wait.begin(7));
  expect(screen.getByRole('status')).toHaveTextContent(/Осталось: 7\sсекунд\./);
});
