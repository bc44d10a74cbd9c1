import { FEWEST } from './hidden-cells';
import { DAY_MS, moscowMidnight } from './moscow';
import { mondayOf, shiftDay } from './week';

/** Days in Moscow, both included. */
export interface Period {
  from: string;
  to: string;
}
interface Day {
  day: string;
  people: number;
}

/** Most periods: with more, each would have few people and everything would be hidden. */
const MOST = 26;

const daysBetween = (from: string, to: string) =>
  Math.round((moscowMidnight(to).getTime() - moscowMidnight(from).getTime()) / DAY_MS);

/**
 * Periods of whole weeks from the first answer to the last: several weeks each in a long survey, and at least `FEWEST`
 * people each. Arbitrary ranges of days could be subtracted from each other until one answer is left.
 */
export function periodsOf(days: readonly Day[]): Period[] {
  const sorted = days.toSorted((one, other) => one.day.localeCompare(other.day));
  const [first, last] = [sorted[0]?.day, sorted.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const begin = mondayOf(first);
  const step = 7 * Math.ceil((daysBetween(begin, last) + 1) / 7 / MOST);
  const periods: (Period & { people: number })[] = [];
  for (let from = begin; from <= last; from = shiftDay(from, step)) {
    const to = shiftDay(from, step - 1);
    const people = sorted.reduce(
      (sum, one) => (one.day >= from && one.day <= to ? sum + one.people : sum),
      0,
    );
    const before = periods.at(-1);
    if (before && before.people < FEWEST) Object.assign(before, { to, people: before.people + people });
    else periods.push({ from, to, people });
  }
  const end = periods.at(-1);
  const before = periods.at(-2);
  if (end && before && end.people < FEWEST) {
    before.to = end.to;
    periods.pop();
  }
  return periods.map(({ from, to }) => ({ from, to }));
}

/** Whole periods that overlap the days; an absent end is open. */
export const periodsWithin = (periods: readonly Period[], from?: string, to?: string): Period[] =>
  periods.filter((period) => (!from || period.to >= from) && (!to || period.from <= to));
