import { Icon } from '@/components/ui/icon/icon';
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

/** The one thing to press over a video that has not started: it resumes where the person stopped, or plays. */
export function BeginMark({ title, resumeFrom, onBegin }: BeginMarkProps) {
  const isBegun = resumeFrom !== null && resumeFrom > 0;
  const resumeWords = `Досмотреть с ${clockTime(resumeFrom ?? 0)}`;
  return (
    <button
      type="button"
      className={styles.ask}
      data-script=""
      data-begin=""
      data-resume={isBegun || undefined}
      aria-label={isBegun ? `${resumeWords}: ${title}` : `Смотреть: ${title}`}
      onClick={() => (isBegun ? onBegin(resumeFrom) : onBegin())}
    >
      <PlayMark large />
      {isBegun && (
        <span className={styles.say}>
          <Icon name="play" size="s" fill />
          {resumeWords}
        </span>
      )}
    </button>
  );
}
