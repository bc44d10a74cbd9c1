import type { Calendar } from './calendar';
import { Chance } from './chance';

/** An item to be dated: the date depends on its slug, its brand and whether it is new. */
export interface Dated {
  slug: string;
  brand: string;
  tags: readonly string[];
}

const NEW_DAYS = 13;
const clock = (chance: Chance) => `${chance.whole(8, 18)}:${chance.of(['00', '15', '20', '30', '40', '45'])}`;
const isNovelty = ({ tags }: Dated) => tags.includes('novinki');

/** Publication dates: novelties over the last two weeks, the rest evenly over `days` before them. */
export function publication(items: readonly Dated[], days: number, calendar: Calendar): Map<string, Date> {
  const chance = new Chance(`dates ${days}`);
  const dates = new Map<string, Date>();
  const place = (list: readonly Dated[], from: number, to: number) => {
    const step = (to - from) / Math.max(1, list.length);
    chance.shuffled(list).forEach(({ slug }, at) => {
      const ago = Math.round(from + step * (at + chance.number(0.1, 0.9)));
      dates.set(slug, calendar.ago(Math.min(to, Math.max(from, ago)), clock(chance)));
    });
  };
  place(items.filter(isNovelty), 1, NEW_DAYS);
  place(
    items.filter((item) => !isNovelty(item)),
    NEW_DAYS + 2,
    days,
  );
  return dates;
}

/** Returns each item's place among those of its brand, the newest first, as in a brand's list. */
export function placesInLists(
  items: readonly Dated[],
  dates: ReadonlyMap<string, Date>,
): Map<string, number> {
  const when = ({ slug }: Dated) => dates.get(slug)?.getTime() ?? 0;
  const brands = [...new Set(items.map(({ brand }) => brand))].sort();
  return new Map(
    brands.flatMap((brand, offset) =>
      items
        .filter((item) => item.brand === brand)
        .sort((left, right) => when(right) - when(left) || left.slug.localeCompare(right.slug))
        // brands begin at different places of the run of tones, so mixed lists differ too
        .map(({ slug }, at) => [slug, at + offset * 2] as const),
    ),
  );
}

export function dateOf(dates: ReadonlyMap<string, Date>, slug: string): Date {
  const date = dates.get(slug);
  if (!date) throw new Error(`«${slug}» has no date`);
  return date;
}
