import { LEARNINGS_PAGE, type Learning } from '@/api/learnings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { Brand } from '@/lib/domain/brands';
import type { LearningType } from '@/lib/domain/learning';
import { withQuery, type Shown } from '@/lib/routes/list-address';
import { NoveltyFilters } from './novelty-filters';
import { NoveltyGroups } from './novelty-groups';

export interface NoveltiesScreenProps {
  items: readonly Learning[];
  total: number;
  /** How many of each type there are under the chosen brand. */
  types: readonly { value: LearningType; count: number }[];
  brands: readonly Brand[];
  chosen: { type?: LearningType | undefined; mark?: string | undefined };
  shown: Shown;
  now: Date;
}

const PATH = '/novelties';

/** Learning items tagged new, by brand and type. */
export function NoveltiesScreen({ items, total, types, brands, chosen, shown, now }: NoveltiesScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title="Новинки" sameAsCrumbs />
      <NoveltyFilters types={types} brands={brands} chosen={chosen} path={PATH} />
      {items.length > 0 ? (
        <NoveltyGroups items={items} now={now} />
      ) : (
        <NoNovelties narrowed={Boolean(chosen.type ?? chosen.mark)} />
      )}
      <ListMore
        shown={shown}
        step={LEARNINGS_PAGE}
        count={items.length}
        total={total}
        href={(page) => withQuery(PATH, { ...chosen, page })}
      />
    </Wrap>
  );
}

function NoNovelties({ narrowed }: { narrowed: boolean }) {
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
        <ButtonLink href={narrowed ? PATH : '/lk/learnings'} kind="second">
          {narrowed ? 'Все новинки' : 'Ко всем обучениям'}
        </ButtonLink>
      }
    />
  );
}
