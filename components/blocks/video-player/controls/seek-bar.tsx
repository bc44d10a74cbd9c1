import { useState, type CSSProperties, type PointerEvent } from 'react';
import { chapterAt, type Chapter } from '@/lib/domain/chapters';
import { clockTime } from '@/lib/format/duration';
import styles from './seek-bar.module.css';

interface SeekBarProps {
  /** In seconds. */
  now: number;
  duration: number;
  /** End of the loaded part. */
  loaded: number;
  chapters: readonly Chapter[];
  onSeek: (second: number) => void;
}

const share = (second: number, duration: number) =>
  `${String(duration > 0 ? Math.min(100, Math.max(0, (second / duration) * 100)) : 0)}%`;

/** The position in the video, with gaps between chapters; a pointer over it shows the time and the chapter. */
export function SeekBar({ now, duration, loaded, chapters, onSeek }: SeekBarProps) {
  const [over, setOver] = useState<number | null>(null);
  const titleAt = (second: number) => chapters[chapterAt(chapters, second)]?.title;
  const point = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setOver(Math.min(duration, Math.max(0, ((clientX - left) / width) * duration)));
  };
  const said = [`${clockTime(now)} из ${clockTime(duration)}`, titleAt(now)].filter(Boolean).join(', ');
  return (
    <div
      className={styles.seek}
      style={{ '--at': share(now, duration), '--loaded': share(loaded, duration) } as CSSProperties}
      onPointerMove={point}
      onPointerLeave={() => setOver(null)}
    >
      <span className={styles.track} aria-hidden="true">
        <i />
        <b />
        {chapters
          .filter(({ startSeconds }) => startSeconds > 0 && startSeconds < duration)
          .map(({ startSeconds }) => (
            <span key={startSeconds} style={{ left: share(startSeconds, duration) }} />
          ))}
      </span>
      <input
        type="range"
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(now, duration || 1)}
        aria-label="Место в видео"
        aria-valuetext={said}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      {over !== null && duration > 0 && (
        <span
          className={styles.tip}
          style={
            { '--over': share(over, duration), '--tip': titleAt(over) ? '220px' : '64px' } as CSSProperties
          }
          aria-hidden="true"
        >
          <b>{clockTime(over)}</b> {titleAt(over)}
        </span>
      )}
    </div>
  );
}
