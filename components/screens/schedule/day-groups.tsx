import type { TrainingSlot } from '@/api/trainings/queries';
import { bookingOf } from '@/components/blocks/training-slot/booking';
import { BookButton, SlotActs } from '@/components/blocks/training-slot/slot-acts';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { StateBadge } from '@/components/blocks/training-slot/state-badge';
import { ButtonLink } from '@/components/ui/button/button';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { Hidden } from '@/components/ui/hidden/hidden';
import { TextLink } from '@/components/ui/text-link/text-link';
import { moscowDay } from '@/lib/domain/moscow';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { formatDay, formatWeekday, relativeDay } from '@/lib/format/date';
import { withQuery } from '@/lib/routes/query';
import { byDay, daysOf } from './days-of';
import styles from './schedule.module.css';

interface DayGroupsProps {
  slots: readonly TrainingSlot[];
  books: boolean;
  /** Page where staff record somebody on a training. */
  recordAt?: string | undefined;
  now: Date;
  /** The shown week is the present one. */
  isPresentWeek?: boolean;
  /** Address of the next week, linked after the coming days of the shown week. */
  nextHref?: string | undefined;
}

/** Slots grouped by the day of Moscow on which they begin, each day with its date tile. */
export function DayGroups({ slots, books, recordAt, now, isPresentWeek = false, nextHref }: DayGroupsProps) {
  const days = byDay(slots);
  const { ahead, past } = daysOf(days, { today: moscowDay(now), isPresentWeek });
  const group = (day: string) => (
    <Day key={day} {...{ day, books, recordAt, now }} on={days.get(day) ?? []} />
  );
  return (
    <>
      {ahead.map(group)}
      {nextHref && (
        <p className={styles.next}>
          <TextLink href={nextHref} icon="right" plain>
            Тренинги следующей недели
          </TextLink>
        </p>
      )}
      {past.length > 0 && <p className={styles.earlier}>Раньше на этой неделе</p>}
      {past.map(group)}
    </>
  );
}

interface DayProps extends Pick<DayGroupsProps, 'books' | 'recordAt' | 'now'> {
  day: string;
  on: readonly TrainingSlot[];
}

function Day({ day, on, books, recordAt, now }: DayProps) {
  const weekday = formatWeekday(day);
  const title = `day-${day}-title`;
  return (
    <section
      id={`day-${day}`}
      className={styles.day}
      data-empty={on.length === 0 || undefined}
      aria-labelledby={title}
    >
      <div className={styles.head} data-brand={on[0]?.markId}>
        <DateTile date={`${day}T09:00:00Z`} />
        <div>
          <h2 id={title}>
            {weekday.slice(0, 1).toUpperCase()}
            {weekday.slice(1)}, {formatDay(day, now)}
          </h2>
          <p>{relativeDay(day, now)}</p>
        </div>
      </div>
      <div className={styles.slots}>
        {on.length === 0 && <p className={styles.none}>Сегодня тренингов нет.</p>}
        {on.map((slot) => (
          <Slot key={slot.id} {...{ slot, books, recordAt, now }} />
        ))}
      </div>
    </section>
  );
}

interface SlotProps extends Pick<DayGroupsProps, 'books' | 'recordAt' | 'now'> {
  slot: TrainingSlot;
}

function Slot({ slot, books, recordAt, now }: SlotProps) {
  const booking = books ? bookingOf(slot, now) : null;
  const isComing = ['open', 'full'].includes(slotState(slot, now));
  return (
    <SlotCard slot={slot} now={now} level={3} acts={booking && <SlotActs booking={booking} />}>
      <StateBadge slot={slot} now={now} />
      {booking && <BookButton booking={booking} />}
      {recordAt && isComing && (
        <ButtonLink href={withQuery(recordAt, { training: slot.id })} kind="second" size="s" icon="plus">
          Записать фармацевта<Hidden>: {slot.name}</Hidden>
        </ButtonLink>
      )}
    </SlotCard>
  );
}
