import { countVisit } from '@/api/core/statistics';
import { VisitBeacon } from './visit-beacon';

/** Counts a visit on a page whose layout counts none; visits of guests belong to nobody. */
export async function Visit() {
  return <VisitBeacon counted={await countVisit()} />;
}
