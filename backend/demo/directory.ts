import { BRANDS, PORTAL_NAME } from '@/lib/domain/brands';
import { zoneOfRegion } from '@/lib/domain/trainings/zones';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import type { chains, cities, marks, pharmacies, regions } from '../db/schema/directory';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import { Chance } from './chance';
import { chains as chainList, pharmacyCategories, places, streets, type Place } from './data/places';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];
export interface Named {
  id: string;
  name: string;
}
export interface Pharmacy {
  id: string;
  chain: string;
  city: string;
  sector: string;
}
export interface Directory {
  /** Mark ids by slug. */
  markIds: Readonly<Record<string, string>>;
  marks: Row<typeof marks>[];
  regions: Row<typeof regions>[];
  cities: Row<typeof cities>[];
  chains: Row<typeof chains>[];
  categories: Named[];
  sectors: Named[];
  pharmacies: Row<typeof pharmacies>[];
  /** The same pharmacies with the facts that other parts of the seed need. */
  known: Pharmacy[];
}

const PHARMACIES = 340;
/** Pharmacy of the showpiece. */
export const HOME_PHARMACY = {
  chain: 'Здоровый квартал',
  city: 'Казань',
  address: 'ул. Баумана, 44',
} as const;

function numbered(names: readonly string[]): Named[] {
  const id = counter();
  return [...new Set(names)].map((name) => ({ id: id(), name }));
}

function idIn(list: readonly Named[], name: string): string {
  const found = list.find((item) => item.name === name);
  if (!found) throw new Error(`The demo world has no «${name}»`);
  return found.id;
}

interface Spot {
  place: Place;
  chain: string;
  address: string;
}

/** Places of pharmacies: every chain has at least one, and no two have the same address. */
function spots(chance: Chance): Spot[] {
  const taken = new Set<string>();
  const free = (city: string) => {
    for (;;) {
      const letter = chance.roll(0.12) ? chance.of(['А', 'Б', 'к. 1', 'к. 2']) : '';
      const house = `${chance.whole(1, 148)}${letter.startsWith('к') ? `, ${letter}` : letter}`;
      const address = `${chance.of(streets)}, ${house}`;
      const key = `${city} ${address}`;
      if (taken.has(key)) continue;
      taken.add(key);
      return address;
    }
  };
  const home = places.find(({ city }) => city === HOME_PHARMACY.city);
  if (!home) throw new Error('The home city is not in the list of places');
  const rest = Array.from({ length: PHARMACIES - 1 }, (_, at) => {
    const forced = chainList[at]; // the first round gives each chain one
    const here = places.filter(({ sector }) => forced?.sectors?.includes(sector) ?? true);
    const place = chance.weighted(here, ({ weight }) => weight);
    const local = chainList.filter(({ sectors }) => sectors?.includes(place.sector) ?? true);
    const chain = forced ?? chance.weighted(local, ({ share }) => share);
    return { place, chain: chain.name, address: free(place.city) };
  });
  return [{ place: home, chain: HOME_PHARMACY.chain, address: HOME_PHARMACY.address }, ...rest];
}

/** The brands in their order; the portal's own mark is not a section of the portal. */
const marksInOrder = () =>
  [...BRANDS, { slug: PORTAL_BRAND, name: PORTAL_NAME }].map(({ slug, name }, at) => ({
    id: String(at + 1),
    slug,
    name,
    isRoutingMark: slug !== PORTAL_BRAND,
    position: at,
  }));

/** Pharmacies that work, as histories use them. */
function openOnes(list: readonly Spot[], rows: readonly { id: string; isArchived: boolean }[]) {
  return list.flatMap(({ place, chain }, at) => {
    const row = rows[at];
    if (!row || row.isArchived) return [];
    return [{ id: row.id, chain, city: place.city, sector: place.sector }];
  });
}

/** Makes brands, the map of Russia, chains and pharmacies. `director` returns the name of the n-th pharmacy's head. */
export function makeDirectory(calendar: Calendar, director: (index: number) => string): Directory {
  const chance = new Chance('directory');
  const regions = numbered(places.map(({ region }) => region));
  const cities = numbered(places.map(({ city }) => city));
  const chains = numbered(chainList.map(({ name }) => name));
  const sectors = numbered(places.map(({ sector }) => sector));
  const categories = numbered(pharmacyCategories.map(({ name }) => name));
  const list = spots(chance);
  const pharmacyId = counter();
  const marks = marksInOrder();
  const rows = list.map(({ place, chain, address }, at) => ({
    id: pharmacyId(),
    name: chain,
    address,
    cityId: idIn(cities, place.city),
    chainId: idIn(chains, chain),
    categoryId: idIn(categories, chance.weighted(pharmacyCategories, ({ share }) => share).name),
    sectorId: idIn(sectors, place.sector),
    directorName: director(at),
    isArchived: at > 40 && chance.roll(0.02),
    createdAt: calendar.ago(chance.whole(260, 700), '09:00'),
  }));
  return {
    markIds: Object.fromEntries(marks.map(({ slug, id }) => [slug, id])),
    marks,
    regions,
    cities: places.map(({ city, region }) => ({
      id: idIn(cities, city),
      name: city,
      regionId: idIn(regions, region),
      timeZone: zoneOfRegion(region),
    })),
    chains,
    sectors,
    categories,
    pharmacies: rows,
    known: openOnes(list, rows),
  };
}
