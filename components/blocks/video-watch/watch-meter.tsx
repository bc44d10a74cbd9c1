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
  /** 0–100 of the device that has watched most: what every list says of the video. */
  total: number;
  finished: boolean;
  /** Seconds. */
  duration: number;
  points: number;
  /** Plays from a part that was skipped; absent until the player is ready. */
  onResume: ((second: number) => void) | undefined;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Parts the person went past, and what lies after all they have reached: nobody skips what is yet to come. */
function partsOf(reached: readonly Range[], duration: number): { skipped: Range[]; ahead: Range[] } {
  const end = Math.max(0, ...reached.map(([, to]) => to));
  const holes = holesIn(reached, duration);
  return { skipped: holes.filter(([from]) => from < end), ahead: holes.filter(([from]) => from >= end) };
}

const spans = (ranges: readonly Range[]) =>
  ranges.map(([from, to]) => `с ${clockTime(from)} по ${clockTime(to)}`).join(', ');

function words({ skipped, ahead }: ReturnType<typeof partsOf>): string {
  if (skipped.length + ahead.length === 0) return 'Просмотрено полностью';
  const past = skipped.length > 0 ? [`Пропущено: ${spans(skipped)}`] : [];
  const next = ahead.length > 0 ? [`Впереди: ${spans(ahead)}`] : [];
  return [...past, ...next].join('. ');
}

interface Goal {
  finished: boolean;
  /** Seconds still to watch on this device. */
  left: number;
  points: number;
  /** Another device has watched more than this one. */
  isElsewhere: boolean;
  /** 0–100 of this device. */
  here: number;
}

const leftWords = (left: number, points: number) =>
  `ещё ${roughDuration(left)} ${points > 0 ? 'до баллов' : 'до зачёта'}`;

function goalWords({ finished, left, points, isElsewhere, here }: Goal): string {
  if (finished) return 'видео засчитано';
  if (isElsewhere) return `на другом устройстве, на этом —\u00a0${percent(Math.round(here) / 100)}`;
  return left <= 0 ? 'засчитываем просмотр' : leftWords(left, points);
}

/** What counts: 70 % on one device; where another one has watched more, how far this one is. */
function ruleWords({ left, points, isElsewhere }: Goal): string {
  const pays = points > 0 ? 'Баллы начислим' : 'Видео засчитаем';
  const rule = `${pays}, когда на одном устройстве будет просмотрено ${percent(WATCH_GOAL)}.`;
  if (!isElsewhere) return rule;
  return `${rule} На этом — ${leftWords(left, points)}.`;
}

/** What was counted of a video, what is missing, and how far the points are: 70 % on one device. */
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
  const parts = partsOf(reached, duration);
  const left = secondsToGoal(watched, duration);
  const share = Math.round(total);
  const goal = { finished, left, points, isElsewhere: !finished && share > Math.round(here), here };
  const from = resumeSecond(reached, duration);
  const at = (second: number) => `${(second / Math.max(duration, 1)) * 100}%`;
  return (
    <section className={styles.panel} aria-labelledby="watched">
      <h2 id="watched" className={styles.hidden}>
        Сколько посмотрено
      </h2>
      <div className={styles.row}>
        <p>
          <b className={styles.share}>{percent(share / 100)}</b>{' '}
          <span className={styles.left}>{goalWords(goal)}</span>
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
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--v': `${total}%` } as CSSProperties}
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
          <div className={styles.track} role="img" aria-label={words(parts)}>
            {parts.skipped.map(([from, to]) => (
              <i key={from} style={{ left: at(from), right: `calc(100% - ${at(to)})` }} />
            ))}
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
            {parts.skipped.length > 0 && <span data-kind="missed">пропущено</span>}
            {parts.ahead.length > 0 && <span data-kind="ahead">впереди</span>}
          </span>
        </div>
      )}
      {!finished && <p className={styles.rule}>{ruleWords(goal)}</p>}
    </section>
  );
}
