import type { TrainingSlot } from '@/api/trainings/queries';
import { momentWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { TYPE_WORDS } from '@/lib/domain/trainings/training';
import { placeWords } from '@/lib/domain/training-words';

/** Whether an offline training is in another city than `home`; false when `home` is unknown. */
export const isFar = (
  { type, city }: Pick<TrainingSlot, 'type' | 'city'>,
  home: string | undefined,
): boolean => type === 'offline' && home !== undefined && city !== home;

/** `20 декабря, 10:00 МСК · Очный тренинг, Красноярск, ул. Мира, 1 (другой город)` and the time by a second clock. */
export function dateWords(slot: TrainingSlot, home: string | undefined): string {
  const where = slot.type === 'offline' ? `, ${placeWords(slot)}` : '';
  const far = isFar(slot, home) ? ' (другой город)' : '';
  const words = `${momentWords(slot.slot)} · ${TYPE_WORDS[slot.type].alone}${where}${far}`;
  return [words, secondClock(slot)].filter(Boolean).join('. ');
}

export interface Group {
  title: string;
  slots: { slot: TrainingSlot; words: string }[];
}

/** Dates in the given order in two groups: of the topic, and of other topics with their names. */
export function groupsOf(
  slots: readonly TrainingSlot[],
  topicId: string,
  home: string | undefined,
): readonly Group[] {
  const [same, others] = [true, false].map((isSame) =>
    slots.filter((one) => (one.topicId === topicId) === isSame),
  );
  return [
    { title: 'Новая дата', slots: (same ?? []).map((slot) => ({ slot, words: dateWords(slot, home) })) },
    {
      title: 'Другие темы',
      slots: (others ?? []).map((slot) => ({ slot, words: `«${slot.name}». ${dateWords(slot, home)}` })),
    },
  ].filter((group) => group.slots.length > 0);
}
