import clsx from 'clsx';
import { Hidden } from '../hidden/hidden';
import { Tiles, type TilesProps } from '../tiles/tiles';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths or a ratio. */
  width?: string;
  height?: string;
  ratio?: string;
  round?: 'bar' | 'card' | 'full';
  className?: string;
};

/** One grey shape, hidden from screen readers; the list around it announces the loading. */
export function Skeleton({ width, height, ratio, round = 'bar', className }: SkeletonProps) {
  return (
    <div
      className={clsx(styles.shape, className)}
      style={{ width, height, aspectRatio: ratio }}
      data-round={round}
      aria-hidden="true"
    />
  );
}

/** The shape of a card with a picture: `ratio` is the picture's, e.g. `4 / 3`. */
export function CardSkeleton({ ratio = '4 / 3' }: { ratio?: string }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={ratio} round="card" />
      <Skeleton height="18px" width="90%" />
      <Skeleton height="18px" width="60%" />
      <Skeleton height="12px" width="40%" />
    </div>
  );
}

/** The skeleton of a list row with a thumbnail. */
export function RowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton width="72px" height="72px" round="card" />
      <div className={styles.card}>
        <Skeleton height="16px" width="80%" />
        <Skeleton height="12px" width="45%" />
      </div>
    </div>
  );
}

/** The skeleton of a list of cards, with the columns of its tiles. */
export function TilesSkeleton({
  count = 4,
  ratio,
  ...tiles
}: { count?: number; ratio?: string } & Omit<TilesProps, 'children' | 'busy'>) {
  return (
    <div role="status">
      <Hidden>Загружаем…</Hidden>
      <Tiles {...tiles}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} ratio={ratio} />
        ))}
      </Tiles>
    </div>
  );
}
