import { countVisit } from '@/api/core/statistics';
import { VisitBeacon } from './visit-beacon';

/** Stands on a page of a layout that counts no visits: those of guests are nobody's. */
export async function Visit() {
  return <VisitBeacon counted={await countVisit()} />;
}
