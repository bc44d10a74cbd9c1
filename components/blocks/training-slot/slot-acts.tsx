'use client';

import { useRouter } from 'next/navigation';
import { addressOf } from '@/api/core/address';
import { getCalendarFile } from '@/api/trainings/endpoints';
import { giveUpSeat, sayComing } from '@/api/trainings/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { openPopup } from '@/components/popups/store';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
import type { Booking } from './booking';
import styles from './slot-acts.module.css';
import { WebinarPresence } from './webinar-presence';

const OFFLINE = 'Нет сети: запись не изменилась.';

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
    <Button
      kind="second"
      size="s"
      data-script=""
      onClick={() => openPopup('training-registration', { booking })}
    >
      {isFull ? 'В лист ожидания' : isInvited ? 'Записаться по приглашению' : 'Записаться'}
      <Hidden>
        : {booking.name}, {booking.when}
      </Hidden>
    </Button>
  );
}

/** What a pharmacist may do with their seat, or their place in line; of what is over little is left. */
export function SlotActs({ booking, whole }: SlotActsProps) {
  const { state, registrationId, waitingId } = booking;
  if (state === 'cancelled') return null;
  if (registrationId) return <Booked booking={booking} id={registrationId} whole={whole} />;
  return waitingId && state !== 'past' ? <Waiting booking={booking} id={waitingId} /> : null;
}

function Booked({ booking, id, whole }: SlotActsProps & { id: string }) {
  const { name, when, state, answer } = booking;
  const isOpen = state === 'open' || state === 'full';
  return (
    <>
      {booking.presence && <WebinarPresence booking={booking} />}
      {answer === 'asked' && isOpen && <Coming booking={booking} />}
      {whole && booking.canAsk && (
        <Button
          kind="second"
          size="s"
          data-script=""
          onClick={() => openPopup('webinar-questions', { booking })}
        >
          Спросить ведущего<Hidden>: «{name}»</Hidden>
        </Button>
      )}
      {whole && state !== 'past' && booking.checkInCode && booking.type === 'offline' && (
        <Button
          kind="second"
          size="s"
          data-script=""
          onClick={() => openPopup('entry-code', { name, when, code: booking.checkInCode ?? '' })}
        >
          Код для входа
        </Button>
      )}
      {isOpen && (
        <>
          <ButtonLink
            href={addressOf(getCalendarFile, { id: booking.id })}
            download=""
            kind="second"
            size="s"
            icon="calendar"
          >
            <span className={styles.words}>В календарь</span>
            <Hidden>: «{name}»</Hidden>
          </ButtonLink>
          <Button
            kind="quiet"
            size="s"
            data-script=""
            onClick={() => openPopup('training-move', { booking, registrationId: id })}
          >
            Перенести<Hidden>: «{name}»</Hidden>
          </Button>
          <Button
            kind="quiet"
            size="s"
            data-script=""
            onClick={() => openPopup('booking-cancel', { id, name, when, isLate: answer !== null })}
          >
            {answer === null ? 'Отменить запись' : 'Не приду'}
            <Hidden>: «{name}»</Hidden>
          </Button>
        </>
      )}
    </>
  );
}

/** The answer a reminder asks for: yes; no is giving the seat up. */
function Coming({ booking: { id, name } }: { booking: Booking }) {
  const { busy, act } = useAct();
  const say = async () => {
    await sayComing(id);
    return 'Ждём вас';
  };
  return (
    <Button kind="second" size="s" icon="check" loading={busy} data-script="" onClick={() => act(say)}>
      Приду<Hidden>: «{name}»</Hidden>
    </Button>
  );
}

function Waiting({ booking, id }: { booking: Booking; id: string }) {
  const router = useRouter();
  const giveUp = async () => {
    if (!navigator.onLine) throw new Error(OFFLINE);
    await giveUpSeat(id);
    tellWritten();
    router.refresh();
    toast({ text: 'Вы вышли из очереди', kind: 'good' });
  };
  const leave = () =>
    openPopup('confirm', {
      title: 'Выйти из очереди?',
      text: `«${booking.name}», ${booking.when}. Ваше место в очереди сохранить нельзя.`,
      yes: 'Выйти из очереди',
      danger: true,
      offline: OFFLINE,
      onYes: giveUp,
    });
  return (
    <Button kind="second" size="s" data-script="" onClick={leave}>
      Выйти из очереди<Hidden>: «{booking.name}»</Hidden>
    </Button>
  );
}
