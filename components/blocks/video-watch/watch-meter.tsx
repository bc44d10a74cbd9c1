import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { holesIn, resumeSecond, secondsToGoal, WATCH_GOAL, type Range } from '@/lib/domain/watching';
import { clockTime, roughDuration } from '@/lib/format/duration';
import { percent, points as pointsWords } from '@/lib/format/number';
import styles from './watch-meter.module.css';

interface WatchMeterProps {
  /** Ranges watched on this device. */
  watched: readonly Range[];
  /** The same, or, if empty, ranges of the device that has watched most. */
  reached: readonly Range[];
  /** Percentage on this device, 0–100, which counts here. */
  here: number;
  /** Percentage on the device that has watched most, 0–100, shown in every list. */
  total: number;
  finished: boolean;
  /** In seconds. */
  duration: number;
  points: number;
  /** Plays from a part that was skipped; absent until the player is ready. */
  onResume: ((second: number) => void) | undefined;
}

/** Skipped parts in words; the part after the last watched second is still to come, not skipped. */
function skippedWords(reached: readonly Range[], duration: number): string {
  const end = Math.max(0, ...reached.map(([, to]) => to));
  const skipped = holesIn(reached, duration).filter(([from]) => from < end);
  if (skipped.length === 0) return '';
  return `Пропущено: ${skipped.map(([from, to]) => `с ${clockTime(from)} по ${clockTime(to)}`).join(', ')}.`;
}

interface Goal {
  finished: boolean;
  /** Seconds still to watch on this device. */
  left: number;
  points: number;
  /** Whether another device has watched more than this one. */
  isElsewhere: boolean;
}

const leftWords = (left: number, points: number) =>
  `ещё ${roughDuration(left)} ${points > 0 ? 'до баллов' : 'до зачёта'}`;

function goalWords({ finished, left, points, isElsewhere }: Goal): string {
  if (finished) return 'видео засчитано';
  if (isElsewhere) return 'на другом устройстве';
  return left <= 0 ? 'засчитываем просмотр' : leftWords(left, points);
}

/**
 * The rule, 70 % on one device; when another device has watched more, also what is missing on this one. Percentages are
 * omitted: two numbers for one video would look contradictory.
 */
function ruleWords({ left, points, isElsewhere }: Goal): string {
  const pays = points > 0 ? 'Баллы начислим' : 'Видео засчитаем';
  const rule = `${pays}, когда на одном устройстве будет просмотрено ${percent(WATCH_GOAL)}.`;
  if (!isElsewhere) return rule;
  return `${rule} На этом устройстве ${left <= 0 ? 'засчитываем просмотр' : leftWords(left, points)}.`;
}

function resumeTitle(from: number, isFresh: boolean): string {
  if (isFresh) return 'Смотреть';
  return from > 0 ? `Досмотреть с ${clockTime(from)}` : 'Посмотреть с начала';
}

/** Counted and missing parts of a video, and the distance to the points: 70 % on one device. */
export function WatchMeter({
  watched,
  reached,
  here,
  total,
  finished,
  duration,
  points,
  onResume,
}: WatchMeterProps) {
  const skipped = skippedWords(reached, duration);
  const left = secondsToGoal(watched, duration);
  const share = Math.round(total);
  const goal = { finished, left, points, isElsewhere: !finished && share > Math.round(here) };
  const isFresh = reached.length === 0 && !finished;
  const from = isFresh ? 0 : resumeSecond(reached, duration);
  return (
    <section className={styles.panel} aria-labelledby="watched">
      <h2 id="watched" className={styles.hidden}>
        Сколько посмотрено
      </h2>
      <div className={styles.row}>
        <p>
          {!isFresh && <b className={styles.share}>{percent(share / 100)}</b>}{' '}
          <span className={styles.left}>{goalWords(goal)}</span>
        </p>
        {/* percentages change every few seconds: only the result is announced */}
        <p role="status" className={styles.hidden}>
          {finished ? 'Видео засчитано' : ''}
        </p>
        {points > 0 && (
          <DropTag>{finished ? `Получено: ${pointsWords(points)}` : pointsWords(points)}</DropTag>
        )}
      </div>
      <div
        className={styles.total}
        role="progressbar"
        aria-label="Просмотрено"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--v': `${total}%`, '--here': `${here}%` } as CSSProperties}
      >
        <i data-elsewhere={goal.isElsewhere || undefined} />
        {goal.isElsewhere && <i />}
        <span className={styles.goal} style={{ left: `${WATCH_GOAL * 100}%` }}>
          <span>{percent(WATCH_GOAL)}</span>
        </span>
      </div>
      {from !== null && onResume && (
        <div className={styles.acts}>
          <Button size="s" icon="play" onClick={() => onResume(from)}>
            {resumeTitle(from, isFresh)}
          </Button>
          {from > 0 && (
            <Button size="s" kind="quiet" onClick={() => onResume(0)}>
              С начала
            </Button>
          )}
        </div>
      )}
      {(skipped || !finished) && (
        <p className={styles.rule}>{[skipped, finished ? '' : ruleWords(goal)].filter(Boolean).join(' ')}</p>
      )}
    </section>
  );
}
