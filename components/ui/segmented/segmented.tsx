'use client';

import type { ReactNode } from 'react';
import styles from './segmented.module.css';

export type SegmentedProps = {
  label: string;
  options: { key: string; title: ReactNode }[];
  value: string;
  onChange: (key: string) => void;
};

/** Two or three ways to look at the same thing. */
export function Segmented({ label, options, value, onChange }: SegmentedProps) {
  return (
    <div role="group" aria-label={label} className={styles.segmented}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === value}
          onClick={() => onChange(option.key)}
        >
          {option.title}
        </button>
      ))}
    </div>
  );
}
