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

interface NearestTrainingsProps {
  trainings: { items: readonly TrainingSlot[] } | null;
  now: Date;
  /** Of its page or column. */
  first?: boolean;
}

/** Where one is booked next; nothing without a booking. */
export function NearestTrainings({ trainings, now, first }: NearestTrainingsProps) {
  if (!trainings?.items.length) return null;
  const all = (
    <TextLink href={path.schedule()} plain icon="right">
      Расписание
    </TextLink>
  );
  return (
    <Section title="Ближайшие тренинги" aside={all} first={first ?? false}>
      <ul className={styles.list}>
        {trainings.items.map((slot) => (
          <li key={slot.id} data-brand={slot.markId}>
            <Anchor href={bookingLink(slot.id)} className={styles.training}>
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
