import type { TrainingSlot } from '@/api/trainings/queries';
import { bookingOf } from '@/components/blocks/training-slot/booking';
import { BookButton } from '@/components/blocks/training-slot/slot-acts';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { StateBadge } from '@/components/blocks/training-slot/state-badge';
import { Note } from '@/components/ui/note/note';
import { Panel } from '@/components/ui/panel/panel';
import styles from './invitation.module.css';

interface InvitationProps {
  code: string;
  /** Null when the link is no longer valid. */
  slot: TrainingSlot | null;
  books: boolean;
  now: Date;
}

/** Training of an invitation link, with a seat that is kept for people who have the link. */
export function Invitation({ code, slot, books, now }: InvitationProps) {
  if (!slot) {
    return (
      <Note kind="warn" role="status">
        Приглашение не действует: места по нему заняты или его отозвали. Тренинги, открытые всем, — ниже.
      </Note>
    );
  }
  const booking = { ...bookingOf(slot, now), invitation: code };
  return (
    <Panel as="section" className={styles.invitation} aria-labelledby="invitation-title">
      <h2 id="invitation-title">Вас пригласили на тренинг</h2>
      <SlotCard slot={slot} now={now} level={3} dated>
        <StateBadge slot={slot} now={now} />
        {books && <BookButton booking={booking} />}
      </SlotCard>
    </Panel>
  );
}
