import clsx from 'clsx';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** Full name; its first two initials are drawn when there is no picture. */
  name: string;
  src?: string | null;
  size?: 's' | 'm' | 'l';
  className?: string;
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
}

/** A decorative picture, hidden from screen readers: the name is beside it or in the label of its control. */
export function Avatar({ name, src, size = 'm', className }: AvatarProps) {
  return (
    <span className={clsx(styles.avatar, className)} data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : initials(name)}
    </span>
  );
}
