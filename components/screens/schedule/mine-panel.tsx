import type { TrainingSlot } from '@/api/trainings/queries';
import { bookingOf } from '@/components/blocks/training-slot/booking';
import { JoinAct } from '@/components/blocks/training-slot/join-act';
import { BriefActs } from '@/components/blocks/training-slot/slot-acts';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { Panel } from '@/components/ui/panel/panel';
import { TextLink } from '@/components/ui/text-link/text-link';
import { momentWords, moscowWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { bookingLink, placeWords } from '@/lib/domain/training-words';
import { relativeDay } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './mine-panel.module.css';

interface MinePanelProps {
  slots: readonly TrainingSlot[];
  /** Slots of the schedule beside the panel; their rows have the actions of a booking. */
  beside: readonly TrainingSlot[];
  now: Date;
}

/**
 * Panel beside the schedule on a desktop: the next booking and the later ones. A booking without a row in the schedule
 * has its actions here.
 */
export function MinePanel({ slots, beside, now }: MinePanelProps) {
  const [next, ...later] = slots;
  if (!next) return null;
  const inRows = new Set(beside.map(({ id }) => id));
  const acts = (slot: TrainingSlot) =>
    inRows.has(slot.id) ? null : <BriefActs booking={bookingOf(slot, now)} />;
  return (
    <Panel as="aside" className={styles.panel} aria-labelledby="mine-title">
      <h2 id="mine-title" className={styles.title}>
        <TextLink href={path.appointments()} icon="right" plain>
          Мои записи
        </TextLink>
      </h2>
      <div className={styles.next} data-brand={next.markId}>
        <DateTile date={next.startsAt} large />
        <div>
          <Badge kind="accent">{relativeDay(next.startsAt, now)}</Badge>
          <Anchor href={bookingLink(next.id)} className={styles.name}>
            {next.name}
          </Anchor>
          <p>
            {moscowWords(next.slot)}, {placeWords(next)}
          </p>
          <p>{secondClock(next, now)}</p>
        </div>
      </div>
      <div className={styles.acts} data-brand={next.markId}>
        <JoinAct slot={next} now={now} />
      </div>
      <div className={styles.acts} data-brand={next.markId}>
        {acts(next)}
      </div>
      {later.length > 0 && (
        <ul className={styles.later}>
          {later.map((slot) => (
            <li key={slot.id} data-brand={slot.markId}>
              <Anchor href={bookingLink(slot.id)}>{slot.name}</Anchor>
              <p>{momentWords(slot.slot, now)}</p>
              <p>{secondClock(slot, now)}</p>
              <div className={styles.acts}>{acts(slot)}</div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
