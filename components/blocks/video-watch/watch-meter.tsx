import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { holesIn, resumeSecond, secondsToGoal, WATCH_GOAL, type Range } from '@/lib/domain/watching';
import { clockTime, roughDuration } from '@/lib/format/duration';
import { percent, points as pointsWords } from '@/lib/format/number';
import styles from './watch-meter.module.css';

interface WatchMeterProps {
  watched: readonly Range[];
  /** 0–100 of this device. */
  here: number;
  /** 0–100 of the device that has watched most, as lists say it. */
  total: number;
  /** Share (0..1) watched on another device, when it is larger than on this one. */
  elsewhere: number;
  finished: boolean;
  /** Seconds. */
  duration: number;
  points: number;
  /** Plays from a part that was skipped; absent until the player is ready. */
  onResume: ((second: number) => void) | undefined;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

function words(missing: readonly Range[]): string {
  if (missing.length === 0) return 'Просмотрено полностью';
  return `Пропущено: ${missing.map(([from, to]) => `с ${clockTime(from)} по ${clockTime(to)}`).join(', ')}`;
}

function goalWords({ finished, left, points }: { finished: boolean; left: number; points: number }): string {
  if (finished) return 'видео засчитано';
  if (left <= 0) return 'засчитываем просмотр';
  return `ещё ${roughDuration(left)} ${points > 0 ? 'до баллов' : 'до зачёта'}`;
}

/** Points are one device's: what another one has watched is said apart, and is no promise here. */
function apartWords({ here, total, points }: Pick<WatchMeterProps, 'here' | 'total' | 'points'>): string {
  const pays = points > 0 ? 'Баллы придут' : 'Видео засчитывается';
  const goOn = here > 0 ? 'продолжайте здесь' : 'посмотрите здесь с начала';
  const there = percent(Math.round(total) / 100);
  return `На другом устройстве просмотрено ${there}. ${pays} за ${percent(WATCH_GOAL)} на одном: досмотрите на том же или ${goOn}.`;
}

/** What was counted of a video, what is missing, and how far the points are: 70 % on one device. */
export function WatchMeter({
  watched,
  here,
  total,
  elsewhere,
  finished,
  duration,
  points,
  onResume,
}: WatchMeterProps) {
  const missing = holesIn(watched, duration);
  const left = secondsToGoal(watched, duration);
  const from = resumeSecond(watched, duration);
  const at = (second: number) => `${(second / Math.max(duration, 1)) * 100}%`;
  return (
    <section className={styles.panel} aria-labelledby="watched">
      <h2 id="watched" className={styles.hidden}>
        Сколько посмотрено
      </h2>
      <div className={styles.row}>
        <p>
          <b className={styles.share}>{percent(Math.round(total) / 100)}</b>{' '}
          <span className={styles.left}>
            {elsewhere > 0 && `всего, на этом устройстве ${percent(Math.round(here) / 100)}: `}
            {goalWords({ finished, left, points })}
          </span>
        </p>
        {/* percents change every few seconds: what is worth interrupting for is said alone */}
        <p role="status" className={styles.hidden}>
          {finished ? 'Видео засчитано' : ''}
        </p>
        {points > 0 && (
          <DropTag>{finished ? `Получено: ${pointsWords(points)}` : pointsWords(points)}</DropTag>
        )}
      </div>
      {elsewhere > 0 && <p className={styles.left}>{apartWords({ here, total, points })}</p>}
      <p className={styles.cap} aria-hidden="true">
        Всего просмотрено
      </p>
      <div
        className={styles.total}
        role="progressbar"
        aria-label="Просмотрено"
        aria-valuenow={Math.round(total)}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--v': `${here}%`, '--all': `${total}%` } as CSSProperties}
      >
        <i />
        <span className={styles.goal} style={{ left: `${WATCH_GOAL * 100}%` }}>
          <span>{percent(WATCH_GOAL)}</span>
        </span>
      </div>
      {watched.length > 0 && (
        <>
          <p className={styles.cap} aria-hidden="true">
            Какие места просмотрены
          </p>
          <div className={styles.track} role="img" aria-label={words(missing)}>
            {watched.map(([from, to]) => (
              <span key={from} style={{ left: at(from), right: `calc(100% - ${at(to)})` }} />
            ))}
          </div>
          <div className={styles.ticks} aria-hidden="true">
            {TICKS.map((tick) => (
              <span key={tick}>{clockTime(duration * tick)}</span>
            ))}
          </div>
        </>
      )}
      <div className={styles.row}>
        {from !== null && onResume ? (
          <Button size="s" icon="play" onClick={() => onResume(from)}>
            Досмотреть с {clockTime(from)}
          </Button>
        ) : (
          <span className={styles.rule}>
            {finished ? '' : `Засчитываются ${percent(WATCH_GOAL)} на одном устройстве, перемотка не в счёт`}
          </span>
        )}
        {watched.length > 0 && (
          <span className={styles.keys} aria-hidden="true">
            <span data-kind="seen">просмотрено</span>
            <span data-kind="missed">пропущено</span>
          </span>
        )}
      </div>
    </section>
  );
}
