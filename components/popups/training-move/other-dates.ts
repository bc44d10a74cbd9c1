import type { TrainingSlot } from '@/api/trainings/queries';
import { momentWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { TYPE_WORDS } from '@/lib/domain/trainings/training';
import { placeWords } from '@/lib/domain/training-words';

type Place = Pick<TrainingSlot, 'type' | 'city'>;

/** A hall of another city than the person's; nothing is far of who has no city. */
export const isFar = ({ type, city }: Place, home: string | undefined): boolean =>
  type === 'offline' && home !== undefined && city !== home;

const rank = (slot: Place, now: Pick<TrainingSlot, 'type'>, home: string | undefined): number =>
  isFar(slot, home) ? 2 : slot.type === now.type ? 0 : 1;

/** The same kind within reach first, another city last; within that as they come. */
export const nearestFirst = <S extends Place>(
  slots: readonly S[],
  now: Pick<TrainingSlot, 'type'>,
  home: string | undefined,
): S[] => [...slots].sort((one, other) => rank(one, now, home) - rank(other, now, home));

/** `20 декабря, 10:00 МСК · Очный тренинг, Красноярск, ул. Мира, 1 (другой город)` and the other clock. */
export function dateWords(slot: TrainingSlot, home: string | undefined): string {
  const where = slot.type === 'offline' ? `, ${placeWords(slot)}` : '';
  const far = isFar(slot, home) ? ' (другой город)' : '';
  const words = `${momentWords(slot.slot)} · ${TYPE_WORDS[slot.type].alone}${where}${far}`;
  return [words, secondClock(slot)].filter(Boolean).join('. ');
}
