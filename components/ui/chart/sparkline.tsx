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

/** A run of numbers the size of a word, for a row of a table. */
export function Sparkline({ values, label }: SparklineProps) {
  const known = values.filter(isNumber);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const height = heightIn(low === high ? [0, 1] : [low, high]);
  const said = values.map((value) => (isNumber(value) ? formatNumber(value) : 'нет данных')).join(', ');
  return (
    <svg
      role="img"
      aria-label={values.length > 0 ? `${label}: ${said}` : `${label}: нет данных`}
      className={styles.spark}
      width={Math.max(values.length, 1) * STEP}
      height={HEIGHT}
    >
      {values.map((value, nth) => {
        const [zero, end] = [height(0), height(value ?? 0)].map((at) => (at / 100) * (HEIGHT - LEAST)) as [
          number,
          number,
        ];
        return (
          <rect
            key={nth}
            data-none={!value || undefined}
            x={nth * STEP}
            y={Number(Math.min(zero, end).toFixed(2))}
            width={STEP - 2}
            height={Number((Math.abs(zero - end) + LEAST).toFixed(2))}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
