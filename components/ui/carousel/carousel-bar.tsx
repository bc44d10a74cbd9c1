'use client';

import { Icon } from '../icon/icon';
import styles from './carousel.module.css';

export type CarouselBarProps = {
  count: number;
  current: number;
  dark?: boolean;
  onGo: (index: number) => void;
  /** Whether autoplay is paused; undefined without autoplay. */
  stopped?: boolean;
  onToggle: () => void;
};

/** Dots, and a pause button for autoplay. */
export function CarouselBar({ count, current, dark, onGo, stopped, onToggle }: CarouselBarProps) {
  return (
    <div className={styles.bar} data-dark={dark || undefined}>
      {stopped !== undefined && (
        <button
          type="button"
          className={styles.pause}
          aria-label={stopped ? 'Продолжить показ' : 'Остановить показ'}
          onClick={onToggle}
        >
          {stopped ? <Icon name="play" size="xs" fill /> : <i aria-hidden="true" />}
        </button>
      )}
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Слайд ${index + 1}`}
          aria-current={index === current || undefined}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  );
}
