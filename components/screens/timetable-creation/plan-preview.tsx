'use client';

import type { PlannedDate } from '@/api/timetable/queries';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import { counted } from '@/lib/format/number';
import styles from './creation.module.css';

const TRAININGS = ['тренинг', 'тренинга', 'тренингов'] as const;

/** The local day and time where they are others than Moscow's. */
const otherClock = ({ slot, localSlot }: PlannedDate) =>
  slot === localSlot ? '' : ` · на месте ${localSlot.split('|')[1] ?? ''}`;

interface PlanPreviewProps {
  dates: readonly PlannedDate[];
  busy: boolean;
  /** `onlyRight` leaves out what something stands against. */
  create: (options: { onlyRight: boolean; confirmBusy: boolean }) => void;
}

/** What a rule will make, each day with what stands against it; nothing is made before a press. */
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
              {otherClock(date)}
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
