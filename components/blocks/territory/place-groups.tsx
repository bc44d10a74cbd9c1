import type { PharmacyFilterGroup } from '@/api/pharmacies/queries';
import type { FilterGroup } from '@/components/blocks/list-page/filter-panel';
import { NativeSelect } from '@/components/ui/native-select/native-select';

const TITLES = {
  region: ['Регион', 'Все регионы'],
  city: ['Город', 'Все города'],
  chain: ['Сеть', 'Все сети'],
  category: ['Категория аптеки', 'Любая'],
  area: ['Территория', 'Вся'],
} as const;
type Place = keyof typeof TITLES;

/** Longer groups are easier to search in a list that opens. */
const MOST_TICKS = 6;

/** Filter groups by place of the pharmacy: values in the viewer's sight, with counts. */
export function placeGroups(
  groups: readonly PharmacyFilterGroup[],
  view: Readonly<Partial<Record<Place, string>>>,
): FilterGroup<Place>[] {
  return groups.flatMap(({ id, entries }): FilterGroup<Place>[] => {
    const [title, any] = TITLES[id];
    // a single value leaves nothing to choose
    if (entries.length < 2 && view[id] === undefined) return [];
    if (entries.length <= MOST_TICKS) return [{ name: id, title, any, entries }];
    const field = (
      <NativeSelect
        name={id}
        aria-label={title}
        defaultValue={view[id] ?? ''}
        placeholder={any}
        options={entries.map(({ value, title: label, count }) => ({
          value,
          label: `${label} (${String(count)})`,
        }))}
      />
    );
    return [{ name: id, title, entries, field }];
  });
}

/** The same groups as fields of a popup. */
export const placeChoices = (
  groups: readonly PharmacyFilterGroup[],
  view: Readonly<Partial<Record<Place, string>>>,
) =>
  groups
    .filter(({ id, entries }) => entries.length > 1 || view[id] !== undefined)
    .map(({ id, entries }) => ({
      ...{ name: id, title: TITLES[id][0], any: TITLES[id][1] },
      options: entries.map(({ value, title, count }) => ({ value, label: `${title} (${String(count)})` })),
    }));
