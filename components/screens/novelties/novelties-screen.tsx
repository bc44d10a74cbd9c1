import { LEARNINGS_PAGE, type Learning } from '@/api/learnings/queries';
import { ChoiceChips, ChoiceTabs } from '@/components/blocks/list-page/choices';
import { TO_LEARNINGS } from '@/components/blocks/list-page/list-empty';
import { ListPage } from '@/components/blocks/list-page/list-page';
import type { Brand } from '@/lib/domain/brands';
import { TYPE_NAMES, type LearningType } from '@/lib/domain/learning';
import type { PageMeta } from '@/lib/json-api/answer';
import { pageTitle } from '@/lib/routes/page-titles';
import { NoveltyGroups } from './novelty-groups';
import { noveltyList, type NoveltiesView } from './novelty-list';

export interface NoveltiesScreenProps {
  list: { items: readonly Learning[]; page?: PageMeta };
  /** How many of each type there are under the chosen brand. */
  types: readonly { value: LearningType; count: number }[];
  brands: readonly Brand[];
  view: NoveltiesView;
  now: Date;
}

const EMPTY = {
  title: 'Новинок пока нет',
  text: 'Мы готовим новые материалы. Загляните позже.',
  action: TO_LEARNINGS,
};
const NARROWED = {
  title: 'Здесь новинок нет',
  text: 'Посмотрите другие бренды и виды материалов.',
  all: 'Все новинки',
};

/** Learning items tagged new, by type (tabs with counts) and brand (chips); each choice keeps the other one. */
export function NoveltiesScreen({ list, types, brands, view, now }: NoveltiesScreenProps) {
  const there = types.filter(({ value, count }) => count > 0 || value === view.type);
  const here = { address: noveltyList, view };
  return (
    <ListPage
      title={pageTitle('novelties')}
      tabs={
        there.length > 1 && (
          <ChoiceTabs
            {...here}
            name="type"
            label="Вид материалов"
            all="Все"
            allCount={types.reduce((sum, { count }) => sum + count, 0)}
            choices={there.map((type) => ({ ...type, title: TYPE_NAMES[type.value].many }))}
          />
        )
      }
      filters={
        <ChoiceChips
          {...here}
          name="mark"
          label="Бренд"
          all="Все бренды"
          choices={brands.map(({ slug, name }) => ({ value: slug, title: name, brand: slug }))}
        />
      }
      {...here}
      list={list}
      step={LEARNINGS_PAGE}
      empty={EMPTY}
      narrowed={NARROWED}
    >
      <NoveltyGroups items={list.items} now={now} />
    </ListPage>
  );
}
