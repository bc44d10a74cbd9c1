import { formatNumber } from '@/lib/format/number';
import styles from './chart.module.css';
import { heightIn, isNumber, type ChartValue } from './scale';

interface SparklineProps {
  values: readonly ChartValue[];
  /** What the numbers are: «Занятий по неделям»; they are said after it. */
  label: string;
}

const HEIGHT = 20;
const STEP = 6;
/** A zero is still seen. */
const LEAST = 2;

/** An upright line between two heights in per cent; the stroke is `STEP - 2` wide. */
function bar(nth: number, zero: number, end: number): string {
  const [from, to] = [zero, end].map((at) => (at / 100) * (HEIGHT - LEAST)) as [number, number];
  const rounded = (pixels: number) => Number(pixels.toFixed(1));
  return `M${nth * STEP + (STEP - 2) / 2} ${rounded(Math.min(from, to))}v${rounded(Math.abs(from - to) + LEAST)}`;
}

/** A run of numbers the size of a word, for a row of a table. */
export function Sparkline({ values, label }: SparklineProps) {
  const known = values.filter(isNumber);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const height = heightIn(low === high ? [0, 1] : [low, high]);
  /** One line for each number: two drawings in all, where a table shows a hundred of them. */
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
