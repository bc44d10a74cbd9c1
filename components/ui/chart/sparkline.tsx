import { formatNumber } from '@/lib/format/number';
import styles from './chart.module.css';
import { heightIn, isNumber, type ChartValue } from './scale';

interface SparklineProps {
  values: readonly ChartValue[];
  /** Name of the numbers, «Занятий по неделям»; screen readers read it before them. */
  label: string;
}

const HEIGHT = 20;
const STEP = 6;
/** Minimal bar height, so that a zero is visible. */
const LEAST = 2;

/** SVG path of a vertical line between two heights in per cent; the stroke is `STEP - 2` wide. */
function bar(nth: number, zero: number, end: number): string {
  const [from, to] = [zero, end].map((at) => (at / 100) * (HEIGHT - LEAST)) as [number, number];
  const rounded = (pixels: number) => Number(pixels.toFixed(1));
  return `M${nth * STEP + (STEP - 2) / 2} ${rounded(Math.min(from, to))}v${rounded(Math.abs(from - to) + LEAST)}`;
}

/** A word-sized bar chart for a table row. */
export function Sparkline({ values, label }: SparklineProps) {
  const known = values.filter(isNumber);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const height = heightIn(low === high ? [0, 1] : [low, high]);
  /** All bars of one kind in one path: two paths per sparkline, because a table shows a hundred sparklines. */
  const bars = (isDrawn: (value: ChartValue) => boolean) =>
    values.map((value, nth) => (isDrawn(value) ? bar(nth, height(0), height(value ?? 0)) : '')).join('');
  const said = values.map((value) => (isNumber(value) ? formatNumber(value) : 'нет данных')).join(', ');
  return (
    <svg
      role="img"
      aria-label={values.length > 0 ? `${label}: ${said}` : `${label}: нет данных`}
      className={styles.spark}
      width={Math.max(values.length, 1) * STEP}
      height={HEIGHT}
    >
      <path d={bars(Boolean)} />
      <path d={bars((value) => !value)} data-none="" />
    </svg>
  );
}
