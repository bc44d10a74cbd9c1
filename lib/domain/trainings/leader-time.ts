import { HOUR_MS } from '../moscow';
import type { TrainingType } from './training';

interface Led {
  type: TrainingType;
  cityId: string | null;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = HOUR_MS / 60;

/** Minimum break of a leader between two trainings, ms: travel between cities, a pause in one, a short one online. */
function breakMs(one: Led, other: Led): number {
  if (one.type === 'webinar' || other.type === 'webinar') return 15 * MINUTE_MS;
  return one.cityId === other.cityId ? 30 * MINUTE_MS : 3 * HOUR_MS;
}

/** Whether two trainings of one leader are too close; compares instants, so zones do not matter. */
export function needsBetween(one: Led, other: Led): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return second.startsAt.getTime() - first.endsAt.getTime() < breakMs(one, other);
}
