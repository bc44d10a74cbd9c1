import type { Calendar } from '../calendar';
import type { Pharmacist } from '../people';
import type { Book } from './book';
import { Person } from './person';
import { planMonths, type Happening, type Offer } from './plan';
import { planShowpiece } from './showpiece';

/**
 * Lives through everybody's months in the order of time and writes them into the book. Answers when each person was
 * last seen, by id. The first of `pharmacists` is the showpiece.
 */
export function liveThrough(
  book: Book,
  pharmacists: readonly Pharmacist[],
  offer: Offer,
  { calendar, adminId }: { calendar: Calendar; adminId: string },
): Map<string, Date> {
  const people = pharmacists.map((known) => ({ known, person: new Person(book, known.id, known.joinedAt) }));
  const happenings: Happening[] = people.flatMap(({ known, person }, place) =>
    place === 0
      ? planShowpiece(person, offer, calendar, adminId)
      : planMonths(person, known, offer, { calendar, adminId }),
  );
  happenings.sort((left, right) => left.at.getTime() - right.at.getTime());
  for (const { happen } of happenings) happen();
  return new Map(people.map(({ person }) => [person.id, person.lastActivityAt]));
}
