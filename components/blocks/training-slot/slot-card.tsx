import type { ReactNode } from 'react';
import type { TrainingSlot } from '@/api/trainings/queries';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { TYPE_WORDS } from '@/lib/domain/trainings/training';
import { secondClock } from '@/lib/domain/trainings/clock-words';
import { parseSlot } from '@/lib/domain/trainings/slot';
import { seatsWords, slotState } from '@/lib/domain/trainings/slot-state';
import { formatDay, formatWeekday } from '@/lib/format/date';
import styles from './slot-card.module.css';

interface SlotCardProps {
  slot: TrainingSlot;
  now: Date;
  level: 2 | 3;
  /** Shows the day in the card, for a list without headings of days. */
  dated?: boolean;
  /** Shows the day as a calendar leaf, with this text: `через 3 дня`. */
  near?: string;
  /** Shown at the side: the state, or the only act. */
  children?: ReactNode;
  /** Shown below the facts in a row: all acts, the primary one first. */
  acts?: ReactNode;
  /** Shown below the facts: information for registered people only. */
  more?: ReactNode;
  /** Shown beside the facts: the picture of the topic. */
  picture?: ReactNode;
}

/** One date of a topic: time in Moscow, the other local time, place, leader and number of seats left. */
export function SlotCard({ slot, now, level, dated, near, children, acts, more, picture }: SlotCardProps) {
  const Tag = `h${level}` as const;
  const wall = parseSlot(slot.slot);
  const clock = secondClock(slot, now);
  const isOpen = ['open', 'full'].includes(slotState(slot, now));
  const seats = isOpen ? seatsWords(slot.remainingPlaces, slot.capacity) : '';
  const title = `training-${slot.id}-title`;
  return (
    <article
      id={`training-${slot.id}`}
      className={styles.card}
      data-brand={slot.markId}
      data-leaf={near === undefined ? undefined : ''}
      data-picture={picture ? '' : undefined}
      aria-labelledby={title}
    >
      {near !== undefined && <DateTile date={slot.startsAt} />}
      <p className={styles.time}>
        <time dateTime={slot.startsAt}>{wall?.from}</time>
        <small>до {wall?.to} МСК</small>
        {near && <small>{near}</small>}
      </p>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.facts}>
        <Meta>
          <DropTag kind="name">{slot.markName}</DropTag>
          <span>{TYPE_WORDS[slot.type].alone}</span>
        </Meta>
        <Tag id={title} className={styles.title}>
          {slot.name}
        </Tag>
        <Meta>
          {dated && wall && (
            <MetaItem icon="calendar">
              {formatDay(wall.day, now)}, {formatWeekday(wall.day)}
            </MetaItem>
          )}
          {slot.type === 'offline' && (
            <MetaItem icon="pin">{[slot.city, slot.address].filter(Boolean).join(', ')}</MetaItem>
          )}
          {clock && <MetaItem icon="clock">{clock}</MetaItem>}
          {slot.leaderName && <MetaItem icon="user">{slot.leaderName}</MetaItem>}
          {seats && <span className={styles.seats}>{seats}</span>}
        </Meta>
        {more}
      </div>
      {children && <div className={styles.side}>{children}</div>}
      {acts && <div className={styles.acts}>{acts}</div>}
    </article>
  );
}
