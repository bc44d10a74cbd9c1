import { formatNumber } from '@/lib/format/number';
import { ChartFrame, type ChartProps } from './chart-frame';
import styles from './chart.module.css';
import { heightIn, isNumber, ticksOf, type ChartValue } from './scale';

/** Centre of the nth label, per cent. */
const middle = (nth: number, count: number) => Number((((nth + 0.5) / count) * 100).toFixed(3));

/** SVG path through the known values, broken at unknown ones. */
function pathOf(values: readonly ChartValue[], height: (value: number) => number): string {
  return values
    .map((value, nth) => {
      if (!isNumber(value)) return '';
      const isFirst = !isNumber(values[nth - 1]);
      return `${isFirst ? 'M' : 'L'}${String(middle(nth, values.length))} ${String(height(value))}`;
    })
    .join('');
}

/** A line chart over time; lines differ by dash as well as by colour. */
export function LineChart(props: ChartProps) {
  const { labels, series, format = formatNumber } = props;
  const ticks = ticksOf(series.flatMap(({ values }) => values));
  const height = heightIn(ticks);
  return (
    <ChartFrame {...props} ticks={ticks} lines>
      {series.map(({ title, values }, at) => (
        <g key={title} data-series={at}>
          <path d={pathOf(values, height)} className={styles.line} />
          {values.map(
            (value, nth) =>
              isNumber(value) && (
                // a zero-length line is drawn as a round dot, however the box is stretched
                <path
                  key={labels[nth]}
                  d={`M${String(middle(nth, values.length))} ${String(height(value))}h0`}
                  className={styles.dot}
                >
                  <title>{`${labels[nth] ?? ''}: ${format(value)}`}</title>
                </path>
              ),
          )}
        </g>
      ))}
    </ChartFrame>
  );
}
