import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './chip.module.css';

export type ChipLook = {
  icon?: IconName;
  iconEnd?: IconName;
  kind?: 'plain' | 'tint';
  size?: 'm' | 's';
  on?: boolean;
};

function face({ icon, iconEnd }: ChipLook, children: ReactNode) {
  return (
    <>
      {icon && <Icon name={icon} size="s" className={styles.start} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size="xs" className={styles.end} />}
    </>
  );
}

/** A small choice; `on` says that it is chosen, to the eye and to `aria-pressed`. */
export function Chip({
  icon,
  iconEnd,
  kind = 'plain',
  size = 'm',
  on,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & ChipLook) {
  return (
    <button
      type="button"
      aria-pressed={on}
      {...rest}
      className={clsx(styles.chip, className)}
      data-kind={kind}
      data-size={size}
      data-on={on || undefined}
    >
      {face({ icon, iconEnd }, children)}
    </button>
  );
}

/** The same on a link: a filter that is an address. */
export function ChipLink({
  icon,
  iconEnd,
  kind = 'plain',
  size = 'm',
  on,
  className,
  children,
  ...rest
}: AnchorProps & ChipLook) {
  return (
    <Anchor
      aria-current={on || undefined}
      scroll={false}
      {...rest}
      className={clsx(styles.chip, className)}
      data-kind={kind}
      data-size={size}
      data-on={on || undefined}
    >
      {face({ icon, iconEnd }, children)}
    </Anchor>
  );
}

/** A row of chips: wraps, or with `scroll` runs sideways to the edges of a phone. */
export function Chips({
  scroll,
  label,
  children,
  className,
}: {
  scroll?: boolean;
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      role={label ? 'group' : undefined}
      aria-label={label}
      className={clsx(styles.chips, className)}
      data-scroll={scroll || undefined}
    >
      {children}
    </div>
  );
}
