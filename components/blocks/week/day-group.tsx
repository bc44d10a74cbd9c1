import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '@/components/ui/badge/badge';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { Hidden } from '@/components/ui/hidden/hidden';
import type { DayPlan, PlacedSlot, Slot } from '@/lib/domain/week';
import { formatDay, formatTime, formatTimeMsk, formatWeekday, relativeDay } from '@/lib/format/date';
import styles from './week.module.css';
import { dayId } from './week-strip';

interface DayGroupProps<S extends Slot> {
  plan: DayPlan<S>;
  now: Date;
  render: (slot: S) => ReactNode;
}

/** A date tile and the slots of the day in the order of time. */
export function DayGroup<S extends Slot>({ plan: { day, blocks }, now, render }: DayGroupProps<S>) {
  return (
    <section id={dayId(day)} aria-labelledby={`${dayId(day)}-name`} tabIndex={-1} className={styles.group}>
      <div className={styles.leaf}>
        <span aria-hidden="true">
          <DateTile date={day} />
        </span>
        <Hidden as="h3">
          <span id={`${dayId(day)}-name`}>
            {formatWeekday(day)}, {formatDay(day, now)}
          </span>
        </Hidden>
        <Badge>{relativeDay(day, now)}</Badge>
      </div>
      <div className={styles.blocks}>
        {blocks.map((block) => (
          <div
            key={block.slots[0]?.slot.id}
            className={styles.block}
            data-lanes={block.lanes > 1 ? '' : undefined}
            style={{ '--lanes': block.lanes } as CSSProperties}
          >
            {block.slots.map((placed) => (
              <SlotCard key={placed.slot.id} placed={placed} now={now}>
                {render(placed.slot)}
              </SlotCard>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function SlotCard<S extends Slot>(props: { placed: PlacedSlot<S>; now: Date; children: ReactNode }) {
  const { placed, now, children } = props;
  const { slot, lane, from, to, isBegun, isGoingOn } = placed;
  const place = { '--lane': lane + 1, '--from': from, '--to': to } as CSSProperties;
  return (
    <article className={styles.slot} style={place}>
      <p className={styles.time}>
        <time dateTime={slot.startsAt}>
          {isBegun ? `с ${formatDay(slot.startsAt, now)}` : formatTime(slot.startsAt)}
        </time>
        <small>
          до <time dateTime={slot.endsAt}>{formatTimeMsk(slot.endsAt)}</time>
          {isGoingOn && `, ${formatDay(slot.endsAt, now)}`}
        </small>
      </p>
      <div className={styles.what}>{children}</div>
    </article>
  );
}
