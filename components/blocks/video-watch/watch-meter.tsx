import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { holesIn, resumeSecond, secondsToGoal, WATCH_GOAL, type Range } from '@/lib/domain/watching';
import { clockTime, roughDuration } from '@/lib/format/duration';
import { percent, points as pointsWords } from '@/lib/format/number';
import styles from './watch-meter.module.css';

interface WatchMeterProps {
  /** Of this device. */
  watched: readonly Range[];
  /** The same, or, where there is nothing, of the device that has watched most. */
  reached: readonly Range[];
  /** 0–100 of this device: what counts here. */
  here: number;
  /** 0–100 of another device, when it is more than of this one. */
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

/** Points are one device's: the rule, and what another one has, which is no promise here. */
function ruleWords({ elsewhere, points }: Pick<WatchMeterProps, 'elsewhere' | 'points'>): string {
  const pays = points > 0 ? 'Баллы начислим' : 'Видео засчитаем';
  const there = elsewhere > 0 ? ` На другом у вас ${percent(Math.round(elsewhere) / 100)}.` : '';
  return `${pays}, когда на одном устройстве будет просмотрено ${percent(WATCH_GOAL)}.${there}`;
}

/** What was counted of a video, what is missing, and how far the points are: 70 % on one device. */
export function WatchMeter({
  watched,
  reached,
  here,
  elsewhere,
  finished,
  duration,
  points,
  onResume,
}: WatchMeterProps) {
  const missing = holesIn(reached, duration);
  const left = secondsToGoal(watched, duration);
  const from = resumeSecond(reached, duration);
  const at = (second: number) => `${(second / Math.max(duration, 1)) * 100}%`;
  return (
    <section className={styles.panel} aria-labelledby="watched">
      <h2 id="watched" className={styles.hidden}>
        Сколько посмотрено
      </h2>
      <div className={styles.row}>
        <p>
          <b className={styles.share}>{percent(Math.round(here) / 100)}</b>{' '}
          <span className={styles.left}>
            {elsewhere > 0 && 'на этом устройстве, '}
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
      <div
        className={styles.total}
        role="progressbar"
        aria-label="Просмотрено"
        aria-valuenow={Math.round(here)}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--v': `${here}%` } as CSSProperties}
      >
        <i />
        <span className={styles.goal} style={{ left: `${WATCH_GOAL * 100}%` }}>
          <span>{percent(WATCH_GOAL)}</span>
        </span>
      </div>
      {reached.length > 0 && (
        <>
          <p className={styles.cap} aria-hidden="true">
            Какие места просмотрены{watched.length === 0 && ' на другом устройстве'}
          </p>
          <div className={styles.track} role="img" aria-label={words(missing)}>
            {reached.map(([from, to]) => (
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
      {reached.length > 0 && (
        <div className={styles.row}>
          {from !== null && onResume ? (
            <Button size="s" icon="play" onClick={() => onResume(from)}>
              {from > 0 ? `Досмотреть с ${clockTime(from)}` : 'Посмотреть с начала'}
            </Button>
          ) : (
            <span />
          )}
          <span className={styles.keys} aria-hidden="true">
            <span data-kind="seen">просмотрено</span>
            <span data-kind="missed">пропущено</span>
          </span>
        </div>
      )}
      {!finished && <p className={styles.rule}>{ruleWords({ elsewhere, points })}</p>}
    </section>
  );
}
