import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuestBookingScreen } from './guest-booking-screen';

const booking = {
  ...{ id: '1', name: 'Барьер кожи', slot: '2026-11-24|15:00–17:00', localSlot: '2026-11-24|15:00–17:00' },
  ...{ readerSlot: null, type: 'webinar' as const, city: null, address: null },
};

test.each([
  ['seat', 'Снять запись на тренинг?', true],
  ['line', 'Выйти из листа ожидания?', false],
  ['came', 'Удалить данные записи?', false],
  ['over', 'Удалить данные записи?', false],
] as const)('of %s it asks: %s', (state, title, givesSeat) => {
  const { container } = render(
    <GuestBookingScreen token="t" found={{ ...booking, state }} done={null} failed={false} />,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(container.textContent.includes('Место получит другой участник')).toBe(givesSeat);
});

test.each([
  ['seat', 'Запись снята', true],
  ['line', 'Вы вышли из листа ожидания', true],
  ['came', 'Данные удалены', false],
  ['over', 'Данные удалены', false],
] as const)('of %s it says then: %s', (done, title, mayChangeMind) => {
  render(<GuestBookingScreen token="" found={null} done={done} failed={false} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('status') !== null).toBe(mayChangeMind);
});
