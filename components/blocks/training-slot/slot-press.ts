import { giveUpSeat, sayComing } from '@/api/trainings/queries';
import { askForLink, joinWebinar } from '@/api/webinars/queries';
import { runAct } from '@/components/blocks/refusal/run-act';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import type { Booking } from './booking';
import type { SlotAct } from './slot-button';

const OFFLINE = 'Нет сети: запись не изменилась.';

const BUSY = ['aria-busy', 'aria-disabled'];

type Refresh = () => void;

/** Acts that open a popup. */
const OPENS: Partial<Record<SlotAct, (booking: Booking, refresh: Refresh) => void>> = {
  book: (booking) => openPopup('training-registration', { booking }),
  ask: (booking) => openPopup('webinar-questions', { booking }),
  code: ({ name, when, checkInCode }) => openPopup('entry-code', { name, when, code: checkInCode ?? '' }),
  move: (booking) => openPopup('training-move', { booking, registrationId: booking.registrationId ?? '' }),
  cancel: ({ registrationId, name, when, answer }) =>
    openPopup('booking-cancel', { id: registrationId ?? '', name, when, isLate: answer !== null }),
  leave: ({ waitingId, name, when }, refresh) => {
    const key = crypto.randomUUID();
    openPopup('confirm', {
      title: 'Выйти из листа ожидания?',
      text: `«${name}», ${when}. Место в листе ожидания сохранить нельзя.`,
      yes: 'Выйти из листа ожидания',
      danger: true,
      offline: OFFLINE,
      onYes: () => leaveLine(waitingId ?? '', key, refresh),
    });
  },
};

/** Acts done at once; each resolves with the text of its toast. */
const DOES: Partial<Record<SlotAct, (id: string) => Promise<string>>> = {
  // confirms attendance after a reminder; declining is giving up the seat
  come: (id) => sayComing(id).then(() => 'Ждём вас'),
  present: (id) => joinWebinar(id).then(() => 'Отметили: ведущий видит, что вы здесь'),
  join: (id) => askForLink(id).then(() => 'Ссылка готова'),
};

async function leaveLine(id: string, key: string, refresh: Refresh): Promise<void> {
  if (!navigator.onLine) throw new Error(OFFLINE);
  await giveUpSeat(id, key);
  announceWrite();
  refresh();
  toast({ text: 'Вы вышли из листа ожидания', kind: 'good' });
}

/** Runs one act at a time: a second press of a busy button does nothing. */
async function atWork(button: HTMLElement, work: () => Promise<void>): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  for (const name of BUSY) button.setAttribute(name, 'true');
  await work();
  for (const name of BUSY) button.removeAttribute(name);
}

/** Performs the act of a slot's button, with the booking around it. */
export function pressSlot(button: HTMLElement, refresh: Refresh): void {
  const { booking: text } = button.closest<HTMLElement>('[data-booking]')?.dataset ?? {};
  if (text === undefined) return;
  const booking = JSON.parse(text) as Booking;
  const act = button.dataset.slotAct as SlotAct;
  OPENS[act]?.(booking, refresh);
  const does = DOES[act];
  if (does) void atWork(button, () => runAct(() => does(booking.id), refresh));
}
