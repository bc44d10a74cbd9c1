import { DAY_MS } from '../moscow';

/** Pharmacies of a day's plan: more nobody visits. */
export const MOST_STOPS = 12;
/** What is said to whoever wants one more. */
export const FULL_PLAN = `В плане уже ${String(MOST_STOPS)} аптек: больше за день не объехать`;
/** So many are proposed: a day with talks in it. */
export const PROPOSED_STOPS = 6;

export interface PlanPharmacy {
  id: string;
  name: string;
  city: string;
  address: string;
  /** What the radar's lines of its people weigh. */
  weight: number;
  /** When this representative was last there; null: never. */
  lastVisitAt: Date | null;
}

/** `ул. Баумана, 44` → `['баумана', 44]`: the street without its kind, and the house. */
function placeOf(address: string): [street: string, house: number] {
  const [street = '', ...rest] = address.split(',');
  const name = street
    .toLowerCase()
    .replace(/^(ул|пр|пр-т|просп|пер|б-р|ш|наб|пл)\.?\s+|\s+(ул|пр-т|просп|пер|б-р|ш|наб|пл)\.?$/g, '')
    .trim();
  return [name, Number.parseInt(rest.join(',').replace(/^\D*/, ''), 10) || 0];
}

const compare = new Intl.Collator('ru', { numeric: true }).compare;

/** Stops as they lie: by city, street and house, since the directory knows no coordinates. */
export function byPlace<T extends { city: string; address: string }>(stops: readonly T[]): T[] {
  return [...stops].sort((one, other) => {
    const [street, house] = placeOf(one.address);
    const [otherStreet, otherHouse] = placeOf(other.address);
    return compare(one.city, other.city) || compare(street, otherStreet) || house - otherHouse;
  });
}

/** A week without a visit counts as one signal more, up to so many. */
const MOST_WEEKS = 8;

/** How much a visit is worth: what the radar says of its people, and how long nobody was there. */
export function visitWorth({ weight, lastVisitAt }: PlanPharmacy, now: Date): number {
  const weeks = lastVisitAt ? (now.getTime() - lastVisitAt.getTime()) / (7 * DAY_MS) : MOST_WEEKS;
  return weight + Math.min(MOST_WEEKS, Math.max(0, weeks));
}

/**
 * Pharmacies to visit in a day: of one city, the one whose best are worth most, in the order in which they lie. Those
 * visited within a week are left alone.
 */
export function proposePlan(
  pharmacies: readonly PlanPharmacy[],
  now: Date,
  most = PROPOSED_STOPS,
): PlanPharmacy[] {
  const due = pharmacies.filter(
    ({ lastVisitAt }) => !lastVisitAt || now.getTime() - lastVisitAt.getTime() >= 7 * DAY_MS,
  );
  const cities = new Map<string, PlanPharmacy[]>();
  for (const one of due) cities.set(one.city, [...(cities.get(one.city) ?? []), one]);
  const days = [...cities.values()].map((all) => {
    const best = [...all]
      .sort((one, other) => visitWorth(other, now) - visitWorth(one, now) || compare(one.id, other.id))
      .slice(0, most);
    return { best, worth: best.reduce((sum, one) => sum + visitWorth(one, now), 0) };
  });
  const [first] = days.sort((one, other) => other.worth - one.worth);
  return byPlace(first?.best ?? []);
}

/** The way past every stop, in Yandex Maps: opened by a press alone, no stranger learns of the plan before. */
export function routeAddress(stops: readonly { city: string; address: string }[]): string {
  const points = stops.map(({ city, address }) =>
    encodeURIComponent(`${city}, ${address}`).replaceAll('~', '%7E'),
  );
  return `https://yandex.ru/maps/?rtext=${points.join('~')}&rtt=auto`;
}
