import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './ring.module.css';

export type RingProps = {
  /** 0–100. */
  value: number;
  /** Text for screen readers, e.g. «Набрано 64 %». */
  label: string;
  /** Pixels. */
  size?: number;
  stroke?: number;
  /** Content in the middle: a number, a small icon. */
  children?: ReactNode;
  className?: string;
};

/** A ring that fills clockwise from the top. */
export function Ring({
  value,
  label,
  size = 64,
  stroke = size < 56 ? 6 : 5,
  children,
  className,
}: RingProps) {
  const radius = 32 - stroke / 2;
  const length = 2 * Math.PI * radius;
  const share = Math.min(100, Math.max(0, value)) / 100;
  const circle = { cx: 32, cy: 32, r: radius };
  return (
    <span
      className={clsx(styles.ring, className)}
      style={{ '--size': `${size}px`, '--w': stroke } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.track} {...circle} />
        {share > 0 && (
          <circle
            className={styles.value}
            {...circle}
            strokeDasharray={`${(length * share).toFixed(1)} ${length.toFixed(1)}`}
          />
        )}
      </svg>
      {children && <b>{children}</b>}
    </span>
  );
}
