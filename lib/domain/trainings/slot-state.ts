import { counted } from '../../format/number';
import { plural } from '../../format/plural';
import type { TrainingStatus } from './training';

interface SlotFacts {
  status: TrainingStatus;
  startsAt: Date | string;
  endsAt: Date | string;
  /** Null: without a limit. */
  remainingPlaces: number | null;
}

/** State of a slot for a reader without a booking; `closed`: the training has begun. */
export type SlotState = 'open' | 'full' | 'closed' | 'past' | 'cancelled';

export function slotState({ status, startsAt, endsAt, remainingPlaces }: SlotFacts, now: Date): SlotState {
  if (status === 'cancelled') return 'cancelled';
  if (new Date(endsAt) <= now) return 'past';
  if (new Date(startsAt) <= now) return 'closed';
  return remainingPlaces === 0 ? 'full' : 'open';
}

const FEW = 10;
const FEW_SHARE = 0.2;

/** `Осталось 3 места` when few are left, `Мест нет` when none are; '' otherwise and without a limit. */
export function seatsWords(remaining: number | null, capacity: number | null): string {
  if (remaining === null) return '';
  if (remaining === 0) return 'Мест нет';
  const isFew = remaining < FEW || (capacity !== null && remaining < capacity * FEW_SHARE);
  return isFew ? `Осталось ${counted(remaining, ['место', 'места', 'мест'])}` : '';
}

/** `18 из 30`; `18` without a limit. */
export const seatsTaken = (taken: number, capacity: number | null): string =>
  capacity === null ? String(taken) : `${String(taken)} из ${String(capacity)}`;

/**
 * Verb beside the number of people who confirmed: `придёт` for 1 and 21, `придут` for 2 and 5. Null when nobody has,
 * and from the start on, when attendance is known.
 */
export function comingWord(confirmed: number, startsAt: Date | string, now: Date): string | null {
  if (confirmed === 0 || new Date(startsAt) <= now) return null;
  return plural(confirmed, ['придёт', 'придут', 'придут']);
}
