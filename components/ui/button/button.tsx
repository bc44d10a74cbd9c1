import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './button.module.css';

export type ButtonLook = {
  kind?: 'main' | 'second' | 'quiet' | 'danger' | 'light';
  size?: 'm' | 's';
  wide?: boolean;
  icon?: IconName;
};

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

function face(icon: IconName | undefined, children: ReactNode) {
  return (
    <>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </>
  );
}

/** A button; while `loading` it keeps the focus, but has no handler and does not submit. */
export function Button({
  kind = 'main',
  size = 'm',
  wide,
  icon,
  loading,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button
      {...rest}
      {...busy}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      className={clsx(styles.button, className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    >
      {loading && <span className={styles.spin} aria-hidden="true" />}
      {face(loading ? undefined : icon, children)}
    </button>
  );
}

/** The same look on a link. */
export function ButtonLink({
  kind = 'main',
  size = 'm',
  wide,
  icon,
  className,
  children,
  ...rest
}: AnchorProps & ButtonLook) {
  return (
    <Anchor
      {...rest}
      className={clsx(styles.button, className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    >
      {face(icon, children)}
    </Anchor>
  );
}

/** The same look inside a card that is a link itself: no second stop for the keyboard. */
export function ButtonFace({
  kind = 'second',
  size = 's',
  icon,
  children,
}: ButtonLook & { children: ReactNode }) {
  return (
    <span className={styles.button} data-kind={kind} data-size={size} aria-hidden="true">
      {face(icon, children)}
    </span>
  );
}
