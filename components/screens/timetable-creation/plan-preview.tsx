'use client';

import type { PlannedDate } from '@/api/timetable/queries';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { otherWall, wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import { parseSlot } from '@/lib/domain/trainings/slot';
import { counted } from '@/lib/format/number';
import styles from './creation.module.css';

const TRAININGS = ['тренинг', 'тренинга', 'тренингов'] as const;

/** The time of the place where it differs from Moscow's, with its day where that differs too; else ''. */
function placeWords({ slot, localSlot }: PlannedDate): string {
  const [moscow, place] = [parseSlot(slot), parseSlot(localSlot)];
  return moscow && place && slot !== localSlot ? ` · на месте ${otherWall(moscow, place, new Date(0))}` : '';
}

interface PlanPreviewProps {
  dates: readonly PlannedDate[];
  busy: boolean;
  /** `onlyRight` leaves out dates with problems. */
  create: (options: { onlyRight: boolean; confirmBusy: boolean }) => void;
}

/** Dates that a rule will create, each with its problems; nothing is created before a press. */
export function PlanPreview({ dates, busy, create }: PlanPreviewProps) {
  const hard = dates.filter(({ problems }) => problems.some(({ isHard }) => isHard));
  const taken = dates.filter(({ problems }) => problems.some(({ code }) => code === 'trainer-busy'));
  const clean = dates.filter((date) => !hard.includes(date) && !taken.includes(date));
  const possible = dates.length - hard.length;
  return (
    <section className={styles.plan} aria-label="Что будет создано">
      <h2>Будет создано: {counted(possible, TRAININGS)}</h2>
      {hard.length > 0 && <Note kind="warn">Часть дат создать нельзя: причина указана у каждой.</Note>}
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date.id} data-hard={hard.includes(date) || undefined}>
            <time dateTime={date.id}>
              {wholeMomentWords(date.slot)}
              {placeWords(date)}
            </time>
            {date.problems.map(({ code, message, isHard }) => (
              <p key={code} className={styles.against} data-hard={isHard || undefined}>
                <Icon name="warn" size="s" />
                {message}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {possible > 0 && (
          <Button loading={busy} onClick={() => create({ onlyRight: hard.length > 0, confirmBusy: true })}>
            Создать {counted(possible, TRAININGS)}
          </Button>
        )}
        {taken.length > 0 && clean.length > 0 && (
          <Button
            kind="second"
            loading={busy}
            onClick={() => create({ onlyRight: true, confirmBusy: false })}
          >
            Только без накладок: {clean.length}
          </Button>
        )}
      </div>
    </section>
  );
}
