import type { ReactNode } from 'react';
import type { TrainingSlot } from '@/api/trainings/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { moscowWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { bookingLink, placeWords } from '@/lib/domain/training-words';
import { relativeDay } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './nearest-trainings.module.css';

type Nearest = Pick<
  TrainingSlot,
  'id' | 'name' | 'markId' | 'type' | 'startsAt' | 'slot' | 'localSlot' | 'readerSlot' | 'city' | 'address'
>;

interface NearestTrainingsProps {
  trainings: { items: readonly Nearest[] } | null;
  now: Date;
  title?: string;
  /** Link to the whole list. */
  aside?: ReactNode;
  /** Address of a training's page. */
  linkOf?: (id: string) => string;
  /** Whether the block is the first of its page or column. */
  first?: boolean;
}

const SCHEDULE = (
  <TextLink href={path.schedule()} plain icon="right">
    Расписание
  </TextLink>
);

/** The viewer's next bookings, or the trainings they lead; nothing without any. */
export function NearestTrainings({
  trainings,
  now,
  title = 'Ближайшие тренинги',
  aside = SCHEDULE,
  linkOf = bookingLink,
  first = false,
}: NearestTrainingsProps) {
  if (!trainings?.items.length) return null;
  return (
    <Section title={title} aside={aside} first={first}>
      <ul className={styles.list}>
        {trainings.items.map((slot) => (
          <li key={slot.id} data-brand={slot.markId}>
            <Anchor href={linkOf(slot.id)} className={styles.training}>
              <DateTile date={slot.startsAt} />
              <span className={styles.words}>
                <span className={styles.when}>{relativeDay(slot.startsAt, now)}</span>
                <strong>{slot.name}</strong>
                <span>
                  {moscowWords(slot.slot)}, {placeWords(slot)}
                </span>
                <span>{secondClock(slot, now)}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
