import type { TrainingSlot } from '@/api/trainings/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { moscowWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { placeWords } from '@/lib/domain/training-words';
import styles from './training-choice.module.css';

interface TrainingChoiceProps {
  slots: readonly TrainingSlot[];
  /** Address of a chosen training. */
  href: (id: string) => string;
}

/** Trainings to choose from, as links, so that no script is needed. */
export function TrainingChoice({ slots, href }: TrainingChoiceProps) {
  return (
    <ul className={styles.list}>
      {slots.map((slot) => (
        <li key={slot.id} data-brand={slot.markId}>
          <Anchor href={href(slot.id)} className={styles.slot}>
            <DateTile date={slot.startsAt} />
            <span className={styles.words}>
              <b>{slot.name}</b>
              <span>
                {moscowWords(slot.slot)}, {placeWords(slot)}
              </span>
              {slot.type === 'offline' && <span>{secondClock(slot)}</span>}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
