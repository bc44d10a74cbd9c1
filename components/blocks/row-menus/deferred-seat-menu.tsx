import { DeferredMenu } from '../staff-table/deferred-menu';
import { hasSeatMenu, seatedOf, type Seated } from './seat-actions';

/** The menu of a person's seat on a page rendered by the server. */
export function DeferredSeatMenu({ person, training }: { person: Seated; training: string }) {
  if (!hasSeatMenu(person)) return null;
  const { fullName } = person.user;
  return <DeferredMenu menu="seat-menu" name={fullName} of={{ person: seatedOf(person), training }} />;
}
