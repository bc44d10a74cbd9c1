import type { SearchAnswer } from '@/api/search/queries';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { OPEN_TYPES, SEARCH_NAMES } from '@/lib/domain/search-documents';
import { formatNumber } from '@/lib/format/number';
import { foundList, type SearchView } from './search-view';

/** `больше 220`: text of a count that stopped at `count`, rounded down, as the last digit does not matter. */
function moreThan(count: number): string {
  const ROUND = 10;
  if (count <= ROUND) return `${formatNumber(count)} и больше`;
  return `больше ${formatNumber(Math.floor((count - 1) / ROUND) * ROUND)}`;
}

/**
 * Tabs of types with results, of the chosen type, and of all types when counting was capped; nothing without results.
 */
export function ResultTabs({ view, meta }: { view: SearchView; meta: SearchAnswer['meta'] }) {
  const open = meta.counts.filter(({ type }) => OPEN_TYPES.includes(type));
  const all = open.reduce((sum, { count }) => sum + count, 0);
  // the way back from a chosen type remains, even without results
  if (all === 0 && !view.type) return null;
  // a capped count is a lower bound
  const said = (count: number) => (meta.isCapped ? moreThan(count) : count);
  const countOf = (type: string) => open.find((one) => one.type === type)?.count ?? 0;
  // types beyond the cap may have results: their tabs are shown without a number
  const shown = OPEN_TYPES.filter((type) => countOf(type) > 0 || type === view.type || meta.isCapped);
  return (
    <LinkTabs
      label="Виды найденного"
      tabs={[
        {
          href: foundList.href(view, { type: undefined }),
          title: 'Всё',
          count: said(all),
          current: !view.type,
        },
        ...shown.map((type) => ({
          href: foundList.href(view, { type }),
          title: SEARCH_NAMES[type].many,
          ...(meta.isCapped && countOf(type) === 0 ? {} : { count: said(countOf(type)) }),
          current: type === view.type,
        })),
      ]}
    />
  );
}
