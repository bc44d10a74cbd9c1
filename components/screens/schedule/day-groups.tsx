import type { TrainingSlot } from '@/api/trainings/queries';
import { bookingOf } from '@/components/blocks/training-slot/booking';
import { SlotActs } from '@/components/blocks/training-slot/slot-acts';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { StateBadge } from '@/components/blocks/training-slot/state-badge';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { moscowDay } from '@/lib/domain/moscow';
import { formatDay, formatWeekday, relativeDay } from '@/lib/format/date';
import styles from './schedule.module.css';

interface DayGroupsProps {
  slots: readonly TrainingSlot[];
  books: boolean;
  now: Date;
}

/** Slots under the day of Moscow they begin on. */
export function DayGroups({ slots, books, now }: DayGroupsProps) {
  const days = [...new Set(slots.map(({ startsAt }) => moscowDay(new Date(startsAt))))];
  return days.map((day) => {
    const weekday = formatWeekday(day);
    const title = `day-${day}-title`;
    return (
      <section key={day} id={`day-${day}`} className={styles.day} aria-labelledby={title}>
        <div className={styles.head}>
          <DateTile date={`${day}T09:00:00Z`} />
          <div>
            <h2 id={title}>
              {weekday.slice(0, 1).toUpperCase()}
              {weekday.slice(1)}, {formatDay(day, now)}
            </h2>
            <p>{relativeDay(day, now)}</p>
          </div>
        </div>
        {slots
          .filter(({ startsAt }) => moscowDay(new Date(startsAt)) === day)
          .map((slot) => (
            <SlotCard key={slot.id} slot={slot} now={now} level={3}>
              <StateBadge slot={slot} now={now} />
              {books && <SlotActs booking={bookingOf(slot, now)} />}
            </SlotCard>
          ))}
      </section>
    );
  });
}
