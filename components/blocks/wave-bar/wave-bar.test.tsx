import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WaveBar } from './wave-bar';

const wave = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
const at = (moment: string) => render(<WaveBar banner={null} wave={wave} now={Date.parse(moment)} />);
const marked = (box: HTMLElement) => box.querySelectorAll('i[data-on]').length;

test('how much of the wave has passed is said in words, the pieces beside them are for the eye', () => {
  const { container } = at('2026-11-16T00:00:00Z');
  expect(screen.getByText('Волна прошла на 50 %')).toBeVisible();
  expect(marked(container)).toBe(3);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['2026-10-01T00:00:00Z', 'Волна прошла на 0 %', 0],
  ['2027-01-01T00:00:00Z', 'Волна прошла на 100 %', 6],
])('%s: %s', (moment, words, pieces) => {
  const { container } = at(moment);
  expect(screen.getByText(words)).toBeVisible();
  expect(marked(container)).toBe(pieces);
});

test('without a wave there is nothing to measure', () => {
  render(<WaveBar banner={null} wave={null} now={0} />);
  expect(screen.getByText('Волна заказов закрыта')).toBeVisible();
  expect(screen.queryByText(/прошла/)).toBeNull();
});
