import type { TrainingSlot } from '@/api/trainings/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { bookingOf } from './booking';
import styles from './slot-acts.module.css';
import { OfBooking, SlotButton } from './slot-button';

/** The way into a webinar of who is registered, until it has ended: the strongest of what can be done. */
export function JoinAct({ slot, now }: { slot: TrainingSlot; now: Date }) {
  const { type, joinUrl, canJoin, myState, name } = slot;
  const isOver = ['past', 'cancelled'].includes(slotState(slot, now));
  if (myState !== 'registered' || isOver) return null;
  if (joinUrl)
    return (
      <ButtonLink href={joinUrl} size="s" external>
        Подключиться<Hidden>: «{name}»</Hidden>
      </ButtonLink>
    );
  if (type !== 'webinar') return null;
  if (!canJoin) return <p className={styles.none}>Ссылки на вебинар пока нет</p>;
  return (
    <OfBooking booking={bookingOf(slot, now)}>
      {/* asks for one's own link; once it is there, the booking shows it */}
      <SlotButton act="join">
        Получить ссылку<Hidden>: «{name}»</Hidden>
      </SlotButton>
    </OfBooking>
  );
}
