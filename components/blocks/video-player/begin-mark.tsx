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

/**
 * The only button over a video that has not started: resumes where the person stopped, or plays. The bar below and the
 * meter's button show the second of resumption.
 */
export function BeginMark({ title, resumeFrom, onBegin }: BeginMarkProps) {
  const isBegun = resumeFrom !== null && resumeFrom > 0;
  return (
    <button
      type="button"
      className={styles.ask}
      data-script=""
      data-begin=""
      aria-label={isBegun ? `Досмотреть с ${clockTime(resumeFrom)}: ${title}` : `Смотреть: ${title}`}
      onClick={() => (isBegun ? onBegin(resumeFrom) : onBegin())}
    >
      <PlayMark large />
    </button>
  );
}
