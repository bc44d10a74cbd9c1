import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WaveBar } from './wave-bar';

const wave = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
const at = (moment: string) => render(<WaveBar banner={null} wave={wave} now={Date.parse(moment)} />);
const marked = (box: HTMLElement) => box.querySelectorAll('i[data-on]').length;

test('until when, and how many days are left, is said; how much has passed is for the eye', () => {
  const { container } = at('2026-11-16T00:00:00Z');
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Волна заказов открытаДо 1 декабря, ещё 15 дней',
  );
  expect(marked(container)).toBe(3);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['2026-10-01T00:00:00Z', 0],
  ['2026-11-30T00:00:00Z', 6],
])('%s: %i pieces', (moment, pieces) => {
  expect(marked(at(moment).container)).toBe(pieces);
});

test('the day before the last is tomorrow', () => {
  expect(at('2026-11-30T00:00:00Z').container).toHaveTextContent('До 1 декабря, завтра');
});

test('without a wave there is nothing to measure', () => {
  render(<WaveBar banner={null} wave={null} now={0} />);
  expect(screen.getByText('Волна заказов закрыта')).toBeVisible();
  expect(screen.queryByText(/^До/)).toBeNull();
});
