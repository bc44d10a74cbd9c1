import { counted } from '../../format/number';
import type { TrainingStatus } from './training';

interface SlotFacts {
  status: TrainingStatus;
  startsAt: Date | string;
  endsAt: Date | string;
  /** Null: without a limit. */
  remainingPlaces: number | null;
}

/** What a slot is for a reader without a booking; `closed`: it has begun. */
export type SlotState = 'open' | 'full' | 'closed' | 'past' | 'cancelled';

export function slotState({ status, startsAt, endsAt, remainingPlaces }: SlotFacts, now: Date): SlotState {
  if (status === 'cancelled') return 'cancelled';
  if (new Date(endsAt) <= now) return 'past';
  if (new Date(startsAt) <= now) return 'closed';
  return remainingPlaces === 0 ? 'full' : 'open';
}

const FEW = 10;
const FEW_SHARE = 0.2;

/** `Осталось 3 места` when few are left, `Мест нет` when none are; otherwise, and without a limit, nothing. */
export function seatsWords(remaining: number | null, capacity: number | null): string {
  if (remaining === null) return '';
  if (remaining === 0) return 'Мест нет';
  const isFew = remaining < FEW || (capacity !== null && remaining < capacity * FEW_SHARE);
  return isFew ? `Осталось ${counted(remaining, ['место', 'места', 'мест'])}` : '';
}

/** `18 из 30`; `18` without a limit. */
export const seatsTaken = (taken: number, capacity: number | null): string =>
  capacity === null ? String(taken) : `${String(taken)} из ${String(capacity)}`;
