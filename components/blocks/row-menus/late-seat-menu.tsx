import { LateMenu } from '../staff-table/late-menu';
import { hasSeatMenu, seatedOf, type Seated } from './seat-actions';

/** The menu of somebody's seat on a page that the server draws. */
export function LateSeatMenu({ person, training }: { person: Seated; training: string }) {
  if (!hasSeatMenu(person)) return null;
  const { fullName } = person.user;
  return <LateMenu menu="seat-menu" name={fullName} of={{ person: seatedOf(person), training }} />;
}
