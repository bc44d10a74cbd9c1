import { addressOf } from '@/api/core/address';
import { getCalendarFile } from '@/api/trainings/endpoints';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import type { Booking } from './booking';
import { OfBooking, SlotButton } from './slot-button';

interface SlotActsProps {
  booking: Booking;
  /** Shows all acts on a booking, not only the next step. */
  whole?: boolean;
}

/**
 * The button that books a seat; nothing for a person with a seat or waiting for one, and for a slot that can't be
 * booked.
 */
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

/** Acts of a pharmacist on their seat or place in line; only a few remain after the end. */
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

/** One primary button for the next step: joining a webinar, the entry code of a hall. Other acts are secondary. */
function Booked({ booking, whole }: SlotActsProps) {
  const { name, state, answer, presence, isVisited } = booking;
  const isOpen = isChangeable(booking);
  const isAsked = answer === 'asked' && isOpen;
  return (
    <OfBooking booking={booking}>
      {presence === 'there' && <Badge kind="accent">Вы на вебинаре</Badge>}
      {/* the leader sees the report and marks the visit */}
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
      {isOpen && <Changes booking={booking} whole={whole} />}
    </OfBooking>
  );
}

/** Whether the seat may still be moved or given up. */
const isChangeable = ({ state, isVisited }: Booking) => !isVisited && (state === 'open' || state === 'full');

/** Acts before the start: to the calendar, to another date, cancelling. With `whole` another button is primary. */
function Changes({ booking, whole }: SlotActsProps) {
  const { name, answer } = booking;
  return (
    <>
      <ToCalendar booking={booking} kind={whole ? 'quiet' : 'second'} />
      <SlotButton act="move" kind="quiet">
        Перенести<Hidden>: «{name}»</Hidden>
      </SlotButton>
      <SlotButton act="cancel" kind="quiet">
        {answer === null ? 'Отменить' : 'Не приду'}
        <Hidden>
          {answer === null && ' запись'}: «{name}»
        </Hidden>
      </SlotButton>
    </>
  );
}

function ToCalendar({ booking: { id, name }, kind }: { booking: Booking; kind: 'second' | 'quiet' }) {
  return (
    <ButtonLink href={addressOf(getCalendarFile, { id })} download="" kind={kind} size="s" icon="calendar">
      В календарь
      <Hidden>: «{name}»</Hidden>
    </ButtonLink>
  );
}

/** The two acts that fit beside a list; the booking's own page has the others. */
export function BriefActs({ booking }: { booking: Booking }) {
  if (!booking.registrationId || !isChangeable(booking)) return null;
  return (
    <OfBooking booking={booking}>
      <ToCalendar booking={booking} kind="second" />
      <SlotButton act="cancel" kind="quiet">
        Отменить<Hidden> запись: «{booking.name}»</Hidden>
      </SlotButton>
    </OfBooking>
  );
}
