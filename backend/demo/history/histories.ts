import type { Calendar } from '../calendar';
import { quietSince, type Pharmacist } from '../people';
import type { Book } from './book';
import { Person } from './person';
import { planMonths, type Happening, type Offer } from './plan';
import { planShowpiece } from './showpiece';

/**
 * Writes everybody's months into the book, in the order of time. Returns by id when each person was last seen. The
 * first of `pharmacists` is the showpiece; `beside` holds events that others cause in their accounts.
 */
export function liveThrough(
  book: Book,
  pharmacists: readonly Pharmacist[],
  offer: Offer,
  { calendar, adminId, beside = [] }: { calendar: Calendar; adminId: string; beside?: readonly Happening[] },
): Map<string, Date> {
  const people = pharmacists.map((known) => ({ known, person: new Person(book, known.id, known.joinedAt) }));
  const happenings: Happening[] = people.flatMap(({ known, person }, place) => {
    if (place === 0) return planShowpiece(person, offer, calendar, adminId);
    const until = quietSince(known, calendar);
    const months = planMonths(person, known, offer, { calendar, adminId });
    return until ? months.filter(({ at }) => at < until) : months;
  });
  happenings.push(...beside);
  happenings.sort((left, right) => left.at.getTime() - right.at.getTime());
  for (const { happen } of happenings) happen();
  return new Map(people.map(({ person }) => [person.id, person.lastActivityAt]));
}
