import clsx from 'clsx';
import { spriteVersion, type IconName } from './icon-names';
import styles from './icon.module.css';

export type IconProps = { name: IconName; size?: 'xs' | 's' | 'm' | 'l'; fill?: boolean; className?: string };

/** A line icon out of the static sprite; always decoration, the words stand beside it or in `aria-label`. */
export function Icon({ name, size = 'm', fill, className }: IconProps) {
  // a page holds forty of them, and each attribute travels twice: as markup and as React's own payload
  const look = { ...(size !== 'm' && { 'data-size': size }), ...(fill && { 'data-fill': true }) };
  return (
    <svg className={clsx(styles.icon, className)} {...look} aria-hidden="true">
      <use href={`/icons.svg?v=${spriteVersion}#i-${name}`} />
    </svg>
  );
}
