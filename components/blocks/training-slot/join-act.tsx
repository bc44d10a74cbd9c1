import type { TrainingSlot } from '@/api/trainings/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { bookingOf } from './booking';
import styles from './slot-acts.module.css';
import { OfBooking, SlotButton } from './slot-button';

/** Link into a webinar for registered people, until it ends: the primary act. */
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
      {/* requests the personal link, which the booking then shows */}
      <SlotButton act="join">
        Получить ссылку<Hidden>: «{name}»</Hidden>
      </SlotButton>
    </OfBooking>
  );
}
