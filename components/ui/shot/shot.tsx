import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './shot.module.css';

export type Ratio = '4/3' | '1/1' | '16/9' | '16/10' | '3/2' | '6/5' | '5/6' | '5/4' | '21/10' | 'auto';

export type ShotProps = {
  src: string;
  /** Empty for a decorative picture. */
  alt?: string;
  srcSet?: string;
  sizes?: string;
  ratio?: Ratio;
  /** A picture at the top of the page: loaded first, not lazily. */
  first?: boolean;
  topLeft?: ReactNode;
  topRight?: ReactNode;
  bottomLeft?: ReactNode;
  bottomRight?: ReactNode;
  /** Content over the whole frame: a play mark, a progress line. */
  children?: ReactNode;
  className?: string;
};

function corner(place: string, content: ReactNode) {
  return content ? (
    <div className={styles.corner} data-place={place}>
      {content}
    </div>
  ) : null;
}

/** A picture frame with content in four corners; the frame has its size before the picture is loaded. */
export function Shot({
  src,
  alt = '',
  srcSet,
  sizes,
  ratio = '4/3',
  first,
  className,
  children,
  ...corners
}: ShotProps) {
  return (
    <div className={clsx(styles.shot, className)} data-ratio={ratio} data-shot="">
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
      {children}
      {corner('top-left', corners.topLeft)}
      {corner('top-right', corners.topRight)}
      {corner('bottom-left', corners.bottomLeft)}
      {corner('bottom-right', corners.bottomRight)}
    </div>
  );
}
