import { PlayMark } from '@/components/ui/play-mark/play-mark';
import { clockTime } from '@/lib/format/duration';
import styles from './begin-mark.module.css';

interface BeginMarkProps {
  title: string;
  /** Second at which the person stopped watching; null: never started. */
  resumeFrom: number | null;
  /** Plays from this second; without one, from the current position. */
  onBegin: (second?: number) => void;
}

/** Large play button over a video that has not started; it resumes where the person stopped, or plays from the start. */
export function BeginMark({ title, resumeFrom, onBegin }: BeginMarkProps) {
  const isBegun = resumeFrom !== null && resumeFrom > 0;
  const resumeWords = `Досмотреть с ${clockTime(resumeFrom ?? 0)}`;
  return (
    <div className={styles.begin} data-script="">
      <button
        type="button"
        className={styles.ask}
        aria-label={isBegun ? `${resumeWords}: ${title}` : `Смотреть: ${title}`}
        onClick={() => (isBegun ? onBegin(resumeFrom) : onBegin())}
      >
        <PlayMark large />
        {isBegun && <span className={styles.say}>{resumeWords}</span>}
      </button>
      {isBegun && (
        <button type="button" className={styles.again} onClick={() => onBegin(0)}>
          С начала
        </button>
      )}
    </div>
  );
}
