'use client';

import { IconButton } from '../icon-button/icon-button';
import styles from './stepper.module.css';

export type StepperProps = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Called when plus is pressed at the maximum, to explain the limit. */
  onMost?: () => void;
  /** Text after the number: «в корзине». */
  after?: string;
  /** Name of the counted thing, in the accusative: «количество: термос». */
  label: string;
  disabled?: boolean;
};

/** A small integer between minus and plus; changes are announced. At a limit the button keeps its focus. */
export function Stepper({
  value,
  min = 0,
  max = Infinity,
  onChange,
  onMost,
  after,
  label,
  disabled,
}: StepperProps) {
  const to = (next: number) => {
    const off = disabled || next < min || next > max;
    const refused = next > max && !disabled ? onMost : undefined;
    return { 'aria-disabled': off || undefined, onClick: off ? refused : () => onChange(next) };
  };
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton icon="minus" size="s" label="Меньше" {...to(value - 1)} />
      <b aria-live="polite">
        {value}
        {after && ` ${after}`}
      </b>
      <IconButton icon="plus" size="s" label="Больше" {...to(value + 1)} />
    </div>
  );
}
