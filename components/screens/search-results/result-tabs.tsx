import type { SearchAnswer } from '@/api/search/queries';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { OPEN_TYPES, SEARCH_NAMES } from '@/lib/domain/search-documents';
import { formatNumber } from '@/lib/format/number';
import { foundList, type SearchView } from './search-view';

/** There are at least `count`, nobody counted further: `больше 220`, said roundly as nobody needs the last figure. */
function moreThan(count: number): string {
  const ROUND = 10;
  if (count <= ROUND) return `${formatNumber(count)} и больше`;
  return `больше ${formatNumber(Math.floor((count - 1) / ROUND) * ROUND)}`;
}

/** Types with something found in them, the chosen one, and every one when not all were counted; none of nothing. */
export function ResultTabs({ view, meta }: { view: SearchView; meta: SearchAnswer['meta'] }) {
  const open = meta.counts.filter(({ type }) => OPEN_TYPES.includes(type));
  const all = open.reduce((sum, { count }) => sum + count, 0);
  // with a type chosen the way back to all of them stays, whatever was found
  if (all === 0 && !view.type) return null;
  // what was counted is not all there is
  const said = (count: number) => (meta.isCapped ? moreThan(count) : count);
  const countOf = (type: string) => open.find((one) => one.type === type)?.count ?? 0;
  // of very many some types may stand behind the cut: their tabs are there without a number
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
