import type { TrainingSlot } from '@/api/trainings/queries';
import { isAnswerAsked } from '@/lib/domain/trainings/answer';
import { momentWords, moscowWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { seatsWords, slotState, type SlotState } from '@/lib/domain/trainings/slot-state';
import { areQuestionsOpen, isPresenceOpen } from '@/lib/domain/trainings/webinar-room';
import { placeWords } from '@/lib/domain/training-words';
import { formatDay } from '@/lib/format/date';
import { parseSlot } from '@/lib/domain/trainings/slot';

/** Data of a slot for its buttons, in words: made on the server, so that the page ships no code for time zones. */
export interface Booking {
  id: string;
  topicId: string;
  name: string;
  type: TrainingSlot['type'];
  state: SlotState;
  startsAt: string;
  endsAt: string;
  /** `24 ноября, 10:00 МСК` */
  when: string;
  /** `24 ноября, 10:00–12:00 МСК`, and the other local time. */
  clocks: readonly string[];
  place: string;
  markId: string;
  markName: string;
  /** Name of the leader; '' without one. */
  leader: string;
  /** `Осталось 3 места`; '' when many are left. */
  seats: string;
  notes: string;
  registrationId: string | null;
  waitingId: string | null;
  waitingPosition: number | null;
  checkInCode: string | null;
  /** The training begins within a day: the person is asked whether they will come; null before that. */
  answer: 'asked' | 'comes' | null;
  /** During a webinar: the person is asked to report being there, or has done so; null otherwise. */
  presence: 'asked' | 'there' | null;
  /** Whether the leader of the webinar can be asked questions. */
  canAsk: boolean;
  /** Code of the invitation by which the person books. */
  invitation?: string;
  /** The visit is marked: the seat can't be moved or given up any more. */
  isVisited?: true;
}

function answerOf({ registeredPharmacistId, isConfirmed, visited, startsAt }: TrainingSlot, now: Date) {
  const start = new Date(startsAt);
  if (registeredPharmacistId === null || visited || start <= now) return null;
  if (isConfirmed) return 'comes';
  return isAnswerAsked(start, now) ? 'asked' : null;
}

const instantsOf = ({ startsAt, endsAt }: TrainingSlot) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
const isOn = ({ type, status, registeredPharmacistId }: TrainingSlot) =>
  type === 'webinar' && status === 'planned' && registeredPharmacistId !== null;

function presenceOf(slot: TrainingSlot, now: Date) {
  if (!isOn(slot) || !isPresenceOpen(instantsOf(slot), now)) return null;
  return slot.presentAt === null ? 'asked' : 'there';
}

export function bookingOf(slot: TrainingSlot, now: Date): Booking {
  const day = formatDay(parseSlot(slot.slot)?.day, now);
  return {
    id: slot.id,
    topicId: slot.topicId,
    name: slot.name,
    type: slot.type,
    state: slotState(slot, now),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    when: momentWords(slot.slot, now),
    clocks: [`${day}, ${moscowWords(slot.slot)}`, secondClock(slot, now)].filter(Boolean),
    place: placeWords(slot),
    markId: slot.markId,
    markName: slot.markName,
    leader: slot.leaderName ?? '',
    seats: seatsWords(slot.remainingPlaces, slot.capacity),
    notes: slot.notes ?? '',
    registrationId: slot.registeredPharmacistId,
    waitingId: slot.waitingId,
    waitingPosition: slot.waitingPosition,
    checkInCode: slot.checkInCode,
    answer: answerOf(slot, now),
    presence: presenceOf(slot, now),
    canAsk: isOn(slot) && areQuestionsOpen(instantsOf(slot), now),
    ...(slot.visited ? { isVisited: true } : {}),
  };
}
