import { HOUR_MS } from '../moscow';
import type { TrainingType } from './training';

interface Led {
  type: TrainingType;
  cityId: string | null;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = HOUR_MS / 60;

/** Time a leader needs from one training to the next: a road between cities, a break in one, a click online. */
function breakMs(one: Led, other: Led): number {
  if (one.type === 'webinar' || other.type === 'webinar') return 15 * MINUTE_MS;
  return one.cityId === other.cityId ? 30 * MINUTE_MS : 3 * HOUR_MS;
}

/** Whether two trainings of one leader leave too little time between them; by instants, so across zones. */
export function needsBetween(one: Led, other: Led): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return second.startsAt.getTime() - first.endsAt.getTime() < breakMs(one, other);
}
