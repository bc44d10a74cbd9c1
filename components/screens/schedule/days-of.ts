import type { TrainingSlot } from '@/api/trainings/queries';
import { moscowDay } from '@/lib/domain/moscow';

type Starts = Pick<TrainingSlot, 'startsAt'>;

/** Days of Moscow with trainings, in their order: those to come, and those of the shown week that are over. */
export interface Days {
  ahead: string[];
  past: string[];
}

/** Slots by the day of Moscow they begin on, in their order. */
export function byDay<S extends Starts>(slots: readonly S[]): ReadonlyMap<string, readonly S[]> {
  const days = new Map<string, S[]>();
  for (const slot of slots) {
    const day = moscowDay(new Date(slot.startsAt));
    const on = days.get(day) ?? [];
    days.set(day, on);
    on.push(slot);
  }
  return days;
}

/**
 * Days of a list, from the first that can still be visited. Today without a training is listed only when no other day
 * follows, so that a list does not begin with an empty day.
 */
export function daysOf(
  slots: ReadonlyMap<string, readonly Starts[]>,
  { today, isPresentWeek }: { today: string; isPresentWeek: boolean },
): Days {
  const days = [...slots.keys()].sort();
  if (!isPresentWeek) return { ahead: days, past: [] };
  const ahead = days.filter((day) => day >= today);
  return { ahead: ahead.length > 0 ? ahead : [today], past: days.filter((day) => day < today) };
}
