import type { TrainingSlot } from '@/api/trainings/queries';
import { moscowDay } from '@/lib/domain/moscow';

/** Days of Moscow with trainings, in their order: those to come, and those of the shown week that are over. */
export interface Days {
  ahead: string[];
  past: string[];
}

/** A list begins with what can still be visited; the present week with today, whether anything is on or not. */
export function daysOf(
  slots: readonly Pick<TrainingSlot, 'startsAt'>[],
  { today, isPresentWeek }: { today: string; isPresentWeek: boolean },
): Days {
  const days = [...new Set(slots.map(({ startsAt }) => moscowDay(new Date(startsAt))))].sort();
  if (!isPresentWeek) return { ahead: days, past: [] };
  const later = days.filter((day) => day > today);
  return { ahead: [today, ...later], past: days.filter((day) => day < today) };
}
