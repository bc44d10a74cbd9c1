import { formatNumber } from '@/lib/format/number';
import { ChartFrame, type ChartProps } from './chart-frame';
import styles from './chart.module.css';
import { heightIn, isNumber, stackOf, ticksOf } from './scale';

/** Share of a label's width that its bars take. */
const FULL = 0.64;
/** The most bars with numbers over them; more numbers would overlap. */
const MOST_NUMBERS = 8;

interface Bar {
  series: number;
  label: number;
  /** From the left, per cent. */
  x: number;
  width: number;
  from: number;
  to: number;
}

/** Bars of every label; those of several series are side by side or stacked. */
function barsOf({ labels, series }: ChartProps, isStacked: boolean): Bar[] {
  const place = 100 / labels.length;
  const width = (place * FULL) / (isStacked ? 1 : series.length);
  return labels.flatMap((_, label) => {
    const values = series.map((one) => one.values[label] ?? null);
    const ends = isStacked
      ? stackOf(values)
      : values.map((value): [number, number] | null => (isNumber(value) ? [0, value] : null));
    return ends.flatMap((end, nth) => {
      if (!end) return [];
      const left = label * place + (place * (1 - FULL)) / 2 + (isStacked ? 0 : nth * width);
      return [{ series: nth, label, x: left, width, from: end[0], to: end[1] }];
    });
  });
}

/** A bar chart of amounts by kind or by month; `stacked` shows the parts of each amount. */
export function BarChart({ stacked = false, ...props }: ChartProps & { stacked?: boolean }) {
  const { labels, series, format = formatNumber } = props;
  const bars = barsOf(props, stacked);
  const ticks = ticksOf(bars.map(({ to }) => to));
  const height = heightIn(ticks);
  const isNamed = series.length === 1 && labels.length <= MOST_NUMBERS;
  return (
    <ChartFrame
      {...props}
      ticks={ticks}
      over={
        isNamed &&
        bars.map(({ label, x, width, to }) => (
          <span
            key={label}
            className={styles.number}
            data-below={to < 0 || undefined}
            style={{ left: `${String(x + width / 2)}%`, top: `${String(height(to))}%` }}
          >
            {format(to)}
          </span>
        ))
      }
    >
      {bars.map(({ series: nth, label, x, width, from, to }) => {
        const top = Math.min(height(from), height(to));
        return (
          <rect
            key={`${String(label)}-${String(nth)}`}
            data-series={nth}
            className={styles.bar}
            x={Number(x.toFixed(3))}
            y={top}
            width={Number(width.toFixed(3))}
            height={Number((Math.max(height(from), height(to)) - top).toFixed(3))}
          >
            <title>{`${labels[label] ?? ''}, ${series[nth]?.title ?? ''}: ${format(series[nth]?.values[label] ?? 0)}`}</title>
          </rect>
        );
      })}
    </ChartFrame>
  );
}
