import clsx from 'clsx';
import styles from './progress.module.css';

export type ProgressProps = {
  /** 0–100; other values are clamped. */
  value: number;
  /** Name of the measure; without it the bar is decorative, beside the same number in text. */
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
