import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Hidden } from '../hidden/hidden';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

export type FieldProps = {
  /** Id of the control; the hint and the error take `-hint` and `-error` after it (see `describe`). */
  id: string;
  label?: ReactNode;
  /** Shows the label to screen readers only, where the surroundings name the field. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The field may stay empty; the label says «необязательно». */
  optional?: boolean;
  /** A group (radio buttons): its label belongs to no single control and has the id `${id}-label`. */
  group?: boolean;
  /** Content to the right of the hint: a counter. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

function FieldLabel({ id, label, hideLabel, optional, group }: FieldProps) {
  if (!label) return null;
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> необязательно</span>}
    </>
  );
  const shown = hideLabel ? <Hidden>{words}</Hidden> : words;
  const look = hideLabel ? undefined : styles.label;
  if (group) {
    return (
      <span id={`${id}-label`} className={look}>
        {shown}
      </span>
    );
  }
  return (
    <label id={`${id}-label`} htmlFor={id} className={look}>
      {shown}
    </label>
  );
}

/** Label, control, hint and error of one field. */
export function Field(props: FieldProps) {
  const { id, hint, error, aside, children, className } = props;
  return (
    <div className={clsx(styles.field, className)} data-error={error ? '' : undefined}>
      <FieldLabel {...props} />
      {children}
      {error && (
        <span id={`${id}-error`} className={styles.message}>
          <Icon name="warn" size="s" />
          <span>{error}</span>
        </span>
      )}
      {(hint || aside) && (
        <span className={styles.foot}>
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
          {aside}
        </span>
      )}
    </div>
  );
}
