import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './icon-button.module.css';

export type IconButtonLook = {
  icon: IconName;
  /** The button's name for screen readers. */
  label: string;
  kind?: 'plain' | 'line' | 'glass' | 'dark';
  size?: 's' | 'm';
  /** Fills the icon with the accent colour, for an active state (liked, in favourites). */
  on?: boolean;
  /** A number at the corner; nothing for 0. Include it in `label` too. */
  dot?: number;
};

function face({ icon, on, dot, size = 'm' }: IconButtonLook) {
  return (
    <>
      <Icon name={icon} fill={on} size={size} />
      {dot ? (
        <span className={styles.dot} aria-hidden="true">
          {dot > 99 ? '99+' : dot}
        </span>
      ) : null}
    </>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & IconButtonLook;

export function IconButton(props: IconButtonProps) {
  const {
    icon: _icon,
    label,
    kind = 'plain',
    size: _size,
    on,
    dot: _dot,
    className,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(styles.button, className)}
      data-kind={kind}
      data-on={on || undefined}
    >
      {face(props)}
    </button>
  );
}
