import { useId, type CSSProperties, type ReactNode } from 'react';
import { formatCompact, formatNumber } from '@/lib/format/number';
import styles from './chart.module.css';
import { heightIn, isNumber, type ChartValue } from './scale';

export interface ChartSeries {
  title: string;
  /** One value per label. */
  values: readonly ChartValue[];
}

export interface ChartProps {
  title: string;
  /** Heading of the labels' column in the table: «Месяц». */
  of: string;
  labels: readonly string[];
  /** Shorter labels for the axis. */
  short?: readonly string[];
  /** Up to four series: more lines or colours are hard to distinguish. */
  series: readonly ChartSeries[];
  /** Formats a value in the table and over a bar. */
  format?: (value: number) => string;
  /** The text shown when there are no values. */
  empty?: string;
}

/** The most labels that fit under an axis. */
const MOST_LABELS = 8;

interface ChartFrameProps extends ChartProps {
  ticks: readonly number[];
  /** The legend shows lines and not squares. */
  lines?: boolean;
  /** SVG content in a 100 × 100 box that is stretched. */
  children: ReactNode;
  /** HTML over the SVG, for text that must not be stretched. */
  over?: ReactNode;
}

/** Title, legend, axes and the same numbers as a table; the drawing is hidden from screen readers. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    labels,
    short = [],
    series,
    ticks,
    lines,
    empty = 'Данных пока нет',
    children,
    over,
  } = props;
  const id = useId();
  const isEmpty = !series.some(({ values }) => values.some(isNumber));
  const height = heightIn(ticks);
  const marks = ticks.map(formatCompact);
  const every = Math.ceil(labels.length / MOST_LABELS);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      {isEmpty ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          {series.length > 1 && <Legend series={series} lines={lines} />}
          <div
            className={styles.field}
            aria-hidden="true"
            style={
              { '--axis': `${String(Math.max(...marks.map((mark) => mark.length)))}ch` } as CSSProperties
            }
          >
            <div className={styles.marks}>
              {ticks.map((tick, nth) => (
                <span key={tick} style={{ top: `${String(height(tick))}%` }}>
                  {marks[nth]}
                </span>
              ))}
            </div>
            <div className={styles.plot}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.svg}>
                {ticks.map((tick) => (
                  <path
                    key={tick}
                    d={`M0 ${String(height(tick))}H100`}
                    className={styles.rule}
                    data-zero={tick === 0 || undefined}
                  />
                ))}
                {children}
              </svg>
              {over}
            </div>
            <div className={styles.labels}>
              {labels.map((label, nth) => (
                <span key={label}>{nth % every === 0 && (short[nth] ?? label)}</span>
              ))}
            </div>
          </div>
          <Numbers {...props} />
        </>
      )}
    </figure>
  );
}

function Legend({ series, lines }: { series: readonly ChartSeries[]; lines: boolean | undefined }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ title }, nth) => (
        <li key={title} data-series={nth}>
          <svg viewBox="0 0 24 12" width={24} height={12}>
            {lines ? (
              <path d="M0 6H24" className={styles.line} />
            ) : (
              <rect y={1} width={24} height={10} rx={3} />
            )}
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ title, of, labels, series, format = formatNumber }: ChartProps) {
  return (
    <details className={styles.numbers}>
      <summary>Показать числа</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {series.map((one) => (
              <th key={one.title} scope="col">
                {one.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, nth) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ title: name, values }) => {
                const value = values[nth];
                return <td key={name}>{isNumber(value) ? format(value) : 'нет данных'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
