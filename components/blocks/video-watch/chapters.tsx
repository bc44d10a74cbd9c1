import { useEffect, useState } from 'react';
import type { Playback } from '@/components/blocks/video-player/playback';
import { chapterAt, type Chapter } from '@/lib/domain/chapters';
import { clockTime } from '@/lib/format/duration';
import styles from './chapters.module.css';

interface ChaptersProps {
  chapters: readonly Chapter[];
  /** Null while there is no player yet. */
  playback: Playback | null;
}

/** Chapters of the video by their start, with the current one marked; a press plays from there. */
export function Chapters({ chapters, playback }: ChaptersProps) {
  const [current, setCurrent] = useState(-1);
  useEffect(
    () => playback?.onTime?.((second) => setCurrent(chapterAt(chapters, second))),
    [playback, chapters],
  );
  return (
    <section aria-labelledby="chapters" className={styles.chapters}>
      <h2 id="chapters">Главы</h2>
      <ol>
        {chapters.map(({ startSeconds, title }, at) => (
          <li key={startSeconds}>
            <button
              type="button"
              disabled={!playback}
              aria-current={at === current ? 'true' : undefined}
              onClick={() => playback?.playFrom(startSeconds)}
            >
              <span className={styles.time}>{clockTime(startSeconds)}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
