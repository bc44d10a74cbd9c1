import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlannedDate } from '@/api/timetable/queries';
import { PlanPreview } from './plan-preview';

const date = (slot: string, localSlot: string): PlannedDate =>
  ({ id: slot, slot, localSlot, problems: [] }) as unknown as PlannedDate;
const words = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '));

test('the time of the place stands beside Moscow’s where they differ, with its day where that differs too', () => {
  const dates = [
    date('2026-12-01|10:00–12:00', '2026-12-01|10:00–12:00'),
    date('2026-12-02|03:00–05:00', '2026-12-02|10:00–12:00'),
    date('2026-12-03|23:00–23:59', '2026-12-04|08:00–08:59'),
  ];
  render(<PlanPreview dates={dates} busy={false} create={vi.fn()} />);
  expect(words()).toEqual([
    '1 декабря 2026, 10:00–12:00 МСК',
    '2 декабря 2026, 03:00–05:00 МСК · на месте 10:00–12:00',
    '3 декабря 2026, 23:00–23:59 МСК · на месте 4 декабря 2026, 08:00–08:59',
  ]);
});
