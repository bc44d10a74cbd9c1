import clsx from 'clsx';
import { spriteVersion, type IconName } from './icon-names';
import styles from './icon.module.css';

export type IconProps = { name: IconName; size?: 'xs' | 's' | 'm' | 'l'; fill?: boolean; className?: string };

/** A line icon of the static sprite; always decorative: the text is beside it or in `aria-label`. */
export function Icon({ name, size = 'm', fill, className }: IconProps) {
  // a page has forty icons, and each attribute is sent twice: in the markup and in React's payload
  const look = { ...(size !== 'm' && { 'data-size': size }), ...(fill && { 'data-fill': true }) };
  return (
    <svg className={clsx(styles.icon, className)} {...look} aria-hidden="true">
      <use href={`/icons.svg?v=${spriteVersion}#i-${name}`} />
    </svg>
  );
}
