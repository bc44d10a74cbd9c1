import { DAY_MS } from '../moscow';

/** Most pharmacies in a day plan: nobody can visit more in a day. */
export const MOST_STOPS = 12;
/** Message to a person who adds a pharmacy to a full plan. */
export const FULL_PLAN = `В плане уже ${String(MOST_STOPS)} аптек: больше за день не объехать`;
/** Number of proposed stops: a day with time for conversations. */
export const PROPOSED_STOPS = 6;

export interface PlanPharmacy {
  id: string;
  name: string;
  city: string;
  address: string;
  /** Total weight of the radar's signals about its people. */
  weight: number;
  /** Date of this representative's last visit; null: never. */
  lastVisitAt: Date | null;
}

/** Street without its type, and house number: `ул. Баумана, 44` → `['баумана', 44]`. */
function placeOf(address: string): [street: string, house: number] {
  const [street = '', ...rest] = address.split(',');
  const name = street
    .toLowerCase()
    .replace(/^(ул|пр|пр-т|просп|пер|б-р|ш|наб|пл)\.?\s+|\s+(ул|пр-т|просп|пер|б-р|ш|наб|пл)\.?$/g, '')
    .trim();
  return [name, Number.parseInt(rest.join(',').replace(/^\D*/, ''), 10) || 0];
}

const compare = new Intl.Collator('ru', { numeric: true }).compare;

/** Stops sorted by city, street and house: the directory has no coordinates. */
export function byPlace<T extends { city: string; address: string }>(stops: readonly T[]): T[] {
  return [...stops].sort((one, other) => {
    const [street, house] = placeOf(one.address);
    const [otherStreet, otherHouse] = placeOf(other.address);
    return compare(one.city, other.city) || compare(street, otherStreet) || house - otherHouse;
  });
}

/** Most weeks counted: each week without a visit weighs as one point of a signal. */
const MOST_WEEKS = 8;

/** Priority of a visit: the weight of the pharmacy's signals plus weeks since the last visit. */
export function visitWorth({ weight, lastVisitAt }: PlanPharmacy, now: Date): number {
  const weeks = lastVisitAt ? (now.getTime() - lastVisitAt.getTime()) / (7 * DAY_MS) : MOST_WEEKS;
  return weight + Math.min(MOST_WEEKS, Math.max(0, weeks));
}

/**
 * Pharmacies proposed for a day, in the order of their addresses: those of the city whose best `most` have the highest
 * total worth. Pharmacies visited within a week are excluded.
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

/** Route through all stops in Yandex Maps; opened only by a click: a third party must not learn of the plan before. */
export function routeAddress(stops: readonly { city: string; address: string }[]): string {
  const points = stops.map(({ city, address }) =>
    encodeURIComponent(`${city}, ${address}`).replaceAll('~', '%7E'),
  );
  return `https://yandex.ru/maps/?rtext=${points.join('~')}&rtt=auto`;
}
