import { PlayMark } from '@/components/ui/play-mark/play-mark';
import { clockTime } from '@/lib/format/duration';
import styles from './begin-mark.module.css';

interface BeginMarkProps {
  title: string;
  /** The second it was left at; null where it was not begun. */
  resumeFrom: number | null;
  /** From a second; from where the video stands without one. */
  onBegin: (second?: number) => void;
}

/** Until it plays a large mark asks for it: from where it was left, or from its beginning. */
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
