import { addressOf } from '@/api/core/address';
import { getCalendarFile } from '@/api/trainings/endpoints';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import type { Booking } from './booking';
import { OfBooking, SlotButton } from './slot-button';

interface SlotActsProps {
  booking: Booking;
  /** Everything one may do with a booking, not the next step alone. */
  whole?: boolean;
}

/** The one step towards a seat; nothing for who has one or waits for it, and where there is none. */
export function BookButton({ booking }: { booking: Booking }) {
  if (booking.registrationId || (booking.waitingId && booking.invitation === undefined)) return null;
  const isInvited = booking.invitation !== undefined;
  const isFull = booking.state === 'full' && !isInvited;
  if (booking.state !== 'full' && booking.state !== 'open') return null;
  return (
    <OfBooking booking={booking}>
      <SlotButton act="book" kind="second">
        {isFull ? 'В лист ожидания' : isInvited ? 'Записаться по приглашению' : 'Записаться'}
        <Hidden>
          : {booking.name}, {booking.when}
        </Hidden>
      </SlotButton>
    </OfBooking>
  );
}

/** What a pharmacist may do with their seat, or their place in line; of what is over little is left. */
export function SlotActs({ booking, whole }: SlotActsProps) {
  const { state, registrationId, waitingId, name } = booking;
  if (state === 'cancelled') return null;
  if (registrationId) return <Booked booking={booking} whole={whole} />;
  if (!waitingId || state === 'past') return null;
  return (
    <OfBooking booking={booking}>
      <SlotButton act="leave" kind="second">
        Выйти из листа ожидания<Hidden>: «{name}»</Hidden>
      </SlotButton>
    </OfBooking>
  );
}

/** One strong button, what the person does next: a webinar is joined, a hall is entered by a code. The rest is quiet. */
function Booked({ booking, whole }: SlotActsProps) {
  const { name, state, answer, presence, isVisited } = booking;
  const isOpen = !isVisited && (state === 'open' || state === 'full');
  const isAsked = answer === 'asked' && isOpen;
  return (
    <OfBooking booking={booking}>
      {presence === 'there' && <Badge kind="accent">Вы на вебинаре</Badge>}
      {/* the leader sees it and marks the visit */}
      {presence === 'asked' && (
        <SlotButton act="present">
          Я на вебинаре<Hidden>: «{name}»</Hidden>
        </SlotButton>
      )}
      {isAsked && (
        <SlotButton act="come" kind={booking.type === 'offline' ? 'main' : 'second'} icon="check">
          Приду<Hidden>: «{name}»</Hidden>
        </SlotButton>
      )}
      {whole && booking.canAsk && (
        <SlotButton act="ask" kind="quiet">
          Спросить ведущего<Hidden>: «{name}»</Hidden>
        </SlotButton>
      )}
      {whole && !isVisited && state !== 'past' && booking.checkInCode && booking.type === 'offline' && (
        <SlotButton act="code" kind={isAsked ? 'second' : 'main'}>
          Код для входа
        </SlotButton>
      )}
      {isOpen && <Changes booking={booking} />}
    </OfBooking>
  );
}

/** Before it begins: into one's calendar, to another date, off. */
function Changes({ booking: { id, name, answer } }: { booking: Booking }) {
  return (
    <>
      <ButtonLink href={addressOf(getCalendarFile, { id })} download="" kind="quiet" size="s" icon="calendar">
        В календарь
        <Hidden>: «{name}»</Hidden>
      </ButtonLink>
      <SlotButton act="move" kind="quiet">
        Перенести<Hidden>: «{name}»</Hidden>
      </SlotButton>
      <SlotButton act="cancel" kind="quiet">
        {answer === null ? 'Отменить запись' : 'Не приду'}
        <Hidden>: «{name}»</Hidden>
      </SlotButton>
    </>
  );
}
