import type { Chapter } from '@/lib/domain/chapters';
import { clockTime } from '@/lib/format/duration';
import styles from './chapters.module.css';

interface ChaptersProps {
  chapters: readonly Chapter[];
  /** None while there is no player yet. */
  playFrom: ((second: number) => void) | undefined;
}

/** Parts of the video by their beginnings; a press plays from there. */
export function Chapters({ chapters, playFrom }: ChaptersProps) {
  return (
    <section aria-labelledby="chapters" className={styles.chapters}>
      <h2 id="chapters">Главы</h2>
      <ol>
        {chapters.map(({ startSeconds, title }) => (
          <li key={startSeconds}>
            <button type="button" disabled={!playFrom} onClick={() => playFrom?.(startSeconds)}>
              <span className={styles.time}>{clockTime(startSeconds)}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
