import clsx from 'clsx';
import styles from './progress.module.css';

export type ProgressProps = {
  /** 0–100; what lies outside is cut. */
  value: number;
  /** What it measures. Without it the bar is decoration beside the same number in words. */
  label?: string;
  strong?: boolean;
  thick?: boolean;
  className?: string;
};

export function Progress({ value, label, strong, thick, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value));
  const said = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(share),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true };
  return (
    <span
      {...said}
      className={clsx(styles.track, className)}
      data-strong={strong || undefined}
      data-thick={thick || undefined}
    >
      <i style={{ width: `${share}%` }} />
    </span>
  );
}
