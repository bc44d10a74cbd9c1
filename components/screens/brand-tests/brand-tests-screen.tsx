import { LEARNINGS_PAGE, type LearningList } from '@/api/learnings/queries';
import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { TO_LEARNINGS } from '@/components/blocks/list-page/list-empty';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { Tiles } from '@/components/ui/tiles/tiles';
import { pageTitle } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { TEST_SORTS, STATE_TABS, testList, type BrandTestView } from './brand-test-view';

const WORDS = {
  tests: {
    page: 'brandTests',
    lead: 'Проверьте себя по материалам бренда. Ответы сохраняются сами, к тесту можно вернуться с любого устройства.',
    none: 'Тестов пока нет',
  },
  express: {
    page: 'express',
    lead: 'Несколько вопросов за пару минут. Баллы начисляются целиком, если ошибок не больше, чем разрешено.',
    none: 'Экспресс-тренингов пока нет',
  },
} as const;

interface BrandTestsScreenProps {
  view: BrandTestView;
  list: LearningList;
  now: Date;
}

/** List of tests or express trainings of a brand, or of all: state, points, next step. */
export function BrandTestsScreen({ view, list, now }: BrandTestsScreenProps) {
  const { page, lead, none } = WORDS[view.section];
  return (
    <ListPage
      title={pageTitle(page)}
      lead={lead}
      address={testList}
      {...{ view, list }}
      step={LEARNINGS_PAGE}
      filters={<Filters view={view} states={list.meta.counts?.states ?? []} />}
      empty={{ title: none, text: 'Они появятся вместе с новыми статьями.', action: TO_LEARNINGS }}
      narrowed={{ title: 'В этом состоянии ничего нет', text: 'Посмотрите остальные.', all: 'Показать все' }}
    >
      <Tiles columns={3} phone={1}>
        {list.items.map((item, at) => (
          <LearningCard
            key={item.id}
            item={item}
            now={now}
            level={2}
            corner="favorite"
            branded={view.brand === EMPTY_BRAND}
            lead={at === 0}
          />
        ))}
      </Tiles>
    </ListPage>
  );
}

type Counts = NonNullable<LearningList['meta']['counts']>['states'];

/** Filter by states that have items, and the sort order; every choice is a link. */
function Filters({ view, states }: { view: BrandTestView; states: Counts }) {
  const there = choicesOf(STATE_TABS, states).filter(({ value, count }) => count || value === view.state);
  if (there.length === 0) return null;
  const list = { address: testList, view };
  return (
    <>
      <ChoiceChips {...list} name="state" label="Состояние" all="Все" choices={there} />
      <ChoiceChips {...list} name="sort" label="Порядок" quiet choices={choicesOf(TEST_SORTS)} />
    </>
  );
}
