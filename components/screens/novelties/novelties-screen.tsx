import { LEARNINGS_PAGE, type Learning } from '@/api/learnings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { Brand } from '@/lib/domain/brands';
import type { LearningType } from '@/lib/domain/learning';
import type { Shown } from '@/lib/routes/list-address';
import { noveltyList, type NoveltiesView } from './novelty-list';
import { NoveltyFilters } from './novelty-filters';
import { NoveltyGroups } from './novelty-groups';
import * as paths from '@/lib/routes/path';

export interface NoveltiesScreenProps {
  items: readonly Learning[];
  total: number;
  /** How many of each type there are under the chosen brand. */
  types: readonly { value: LearningType; count: number }[];
  brands: readonly Brand[];
  view: NoveltiesView;
  shown: Shown;
  now: Date;
}

/** Learning items tagged new, by brand and type. */
export function NoveltiesScreen({ items, total, types, brands, view, shown, now }: NoveltiesScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title="Новинки" sameAsCrumbs />
      <NoveltyFilters types={types} brands={brands} view={view} />
      {items.length > 0 ? <NoveltyGroups items={items} now={now} /> : <NoNovelties view={view} />}
      <ListMore
        shown={shown}
        step={LEARNINGS_PAGE}
        count={items.length}
        total={total}
        href={(page) => noveltyList.href(view, { page })}
      />
    </Wrap>
  );
}

function NoNovelties({ view }: { view: NoveltiesView }) {
  const narrowed = noveltyList.active(view).length > 0;
  return (
    <Empty
      picture="/art/empty-list.svg"
      title={narrowed ? 'Здесь новинок нет' : 'Новинок пока нет'}
      text={
        narrowed
          ? 'Посмотрите другие бренды и виды материалов.'
          : 'Мы готовим новые материалы. Загляните позже.'
      }
      action={
        <ButtonLink
          href={narrowed ? noveltyList.href(noveltyList.clear(view)) : paths.learnings()}
          kind="second"
        >
          {narrowed ? 'Все новинки' : 'Ко всем обучениям'}
        </ButtonLink>
      }
    />
  );
}
