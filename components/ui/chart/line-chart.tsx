import { formatNumber } from '@/lib/format/number';
import { ChartFrame, type ChartProps } from './chart-frame';
import styles from './chart.module.css';
import { heightIn, isNumber, ticksOf, type ChartValue } from './scale';

/** Middle of the nth place, per cent. */
const middle = (nth: number, count: number) => Number((((nth + 0.5) / count) * 100).toFixed(3));

/** A line through what is known, broken where nothing is. */
function pathOf(values: readonly ChartValue[], height: (value: number) => number): string {
  return values
    .map((value, nth) => {
      if (!isNumber(value)) return '';
      const isFirst = !isNumber(values[nth - 1]);
      return `${isFirst ? 'M' : 'L'}${String(middle(nth, values.length))} ${String(height(value))}`;
    })
    .join('');
}

/** How something went over time; each line has a dash of its own beside its colour. */
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
                // a line without a length stays round, however the box is stretched
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
