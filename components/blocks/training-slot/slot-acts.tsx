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
  const isOpen = isChangeable(booking);
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
      {isOpen && <Changes booking={booking} whole={whole} />}
    </OfBooking>
  );
}

/** Whether the seat may still be moved or given up. */
const isChangeable = ({ state, isVisited }: Booking) => !isVisited && (state === 'open' || state === 'full');

/** Before it begins: into one's calendar, to another date, off. With the whole booking something else is strong. */
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

/** The two changes there is room for beside a list; the rest stands with the booking itself. */
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
