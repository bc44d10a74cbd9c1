import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { Sparkline } from './sparkline';

const MONTHS = ['Сент.', 'Окт.', 'Нояб.'];
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');
const cells = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('cell', { hidden: true })
    .map((cell) => plain(cell.textContent));
test('the numbers of a line are a table too, and a gap is one', () => {
  const series = [{ title: 'Баллы', values: [0, null, 12_400] }];
  const { container } = render(<LineChart title="По месяцам" of="Месяц" labels={MONTHS} series={series} />);
  expect(cells('По месяцам')).toEqual(['0', 'нет данных', '12 400']);
  expect(container.querySelector('g path')).toHaveAttribute('d', 'M16.667 100M83.333 17.333');
  expect(screen.getByRole('figure', { name: 'По месяцам' })).toBeVisible();
});

test('bars stand on zero, also below it', () => {
  const series = [{ title: 'Баллы', values: [10, -5, 0] }];
  const { container } = render(<BarChart title="Баллы" of="Месяц" labels={MONTHS} series={series} />);
  const bars = [...container.querySelectorAll('figure rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ]);
  expect(bars).toEqual([
    [0, 66.667],
    [66.667, 33.333],
    [66.667, 0],
  ]);
  expect(cells('Баллы')).toEqual(['10', '−5', '0']);
});

test('stacked pieces stand one on another, the marks hold their sum', () => {
  const series = [
    { title: 'Статьи', values: [2, 1, 0] },
    { title: 'Тесты', values: [2, 0, 1] },
  ];
  const { container } = render(
    <BarChart stacked title="Материалы" of="Месяц" labels={MONTHS} series={series} />,
  );
  const bars = [...container.querySelectorAll('svg[preserveAspectRatio] rect')];
  expect(bars.map((bar) => [bar.getAttribute('data-series'), bar.getAttribute('y')])).toEqual([
    ['0', '50'],
    ['1', '0'],
    ['0', '75'],
    ['1', '75'],
  ]);
  expect(cells('Материалы')).toEqual(['2', '2', '1', '0', '0', '1']);
});

test('nothing measured says so and draws nothing', () => {
  const { container } = render(
    <LineChart title="Пусто" of="Месяц" labels={MONTHS} series={[{ title: 'Баллы', values: [null, NaN] }]} />,
  );
  expect(screen.getByText('Данных пока нет')).toBeVisible();
  expect(container.querySelector('svg, table')).toBeNull();
});

test('very large numbers are short on the axis and whole in the table', () => {
  const series = [{ title: 'Баллы', values: [1_250_000_000] }];
  render(<BarChart title="Много" of="Год" labels={['2026']} series={series} />);
  expect(cells('Много')).toEqual(['1 250 000 000']);
  expect(plain(screen.getByText(/^1,5.млрд$/).textContent)).toBe('1,5 млрд');
});

test('a sparkline says its numbers', () => {
  const { rerender } = render(<Sparkline label="Занятий по неделям" values={[2, 0, null, -1]} />);
  const spark = screen.getByRole('img', { name: 'Занятий по неделям: 2, 0, нет данных, −1' });
  expect(spark).toBeVisible();
  // the numbers up and down from zero, then what is none
  expect([...spark.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M2 0v14M20 12v8',
    'M8 12v2M14 12v2',
  ]);
  rerender(<Sparkline label="Занятий" values={[]} />);
  expect(screen.getByRole('img', { name: 'Занятий: нет данных' })).toBeInTheDocument();
});

type Rgb = [number, number, number];

/** What a person who lacks one kind of cones sees, in linear RGB (Viénot 1999, Machado 2009 for the third). */
const EYES: Readonly<Record<string, readonly Rgb[]>> = {
  'all three': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  'no green': [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  'no blue': [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};

const dot = (row: Rgb, of: Rgb) => row[0] * of[0] + row[1] * of[1] + row[2] * of[2];

function linear(hex: string): Rgb {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

/** CIE L*a*b*, D65. */
function lab(rgb: Rgb): Rgb {
  const f = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = f(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe('the four colours of series', () => {
  const tokens = readFileSync('styles/tokens.css', 'utf8');
  const colours = [1, 2, 3, 4].map(
    (nth) => new RegExp(`--chart-${String(nth)}: (#\\w{6})`).exec(tokens)?.[1] ?? '',
  );

  test.each(colours)('%s is seen on white: 3 to 1 at least', (colour) => {
    const light = dot([0.2126, 0.7152, 0.0722], linear(colour));
    expect(1.05 / (light + 0.05)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(EYES))('eyes with %s tell each from each', (_, eye) => {
    const seen = colours.map((colour) => {
      const rgb = linear(colour);
      return lab(eye.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Rgb);
    });
    for (const [nth, one] of seen.entries()) {
      for (const other of seen.slice(nth + 1)) {
        expect(Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))).toBeGreaterThan(20);
      }
    }
  });
});
