import { LEARNINGS_PAGE, type LearningList } from '@/api/learnings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import { ListMore } from '@/components/blocks/list-more/list-more';
import type { Shown } from '@/lib/routes/list-address';
import { ButtonLink } from '@/components/ui/button/button';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import styles from './brand-tests.module.css';
import {
  TEST_SORTS,
  testList,
  testPath,
  type BrandTestView,
  type TestSort,
  type TestState,
} from './brand-test-view';
import * as path from '@/lib/routes/path';

interface BrandTestsScreenProps {
  view: BrandTestView;
  list: LearningList;
  shown: Shown;
  now: Date;
}

const WORDS = {
  tests: {
    title: 'Тесты',
    lead: 'Проверьте себя по материалам бренда. Ответы сохраняются сами, к тесту можно вернуться с любого устройства.',
    none: 'Тестов пока нет',
  },
  express: {
    title: 'Экспресс-тренинги',
    lead: 'Несколько вопросов за пару минут. Баллы начисляются целиком, если ошибок не больше, чем разрешено.',
    none: 'Экспресс-тренингов пока нет',
  },
} as const;

const STATES: readonly { state: TestState; title: string }[] = [
  { state: 'new', title: 'Новые' },
  { state: 'started', title: 'Начатые' },
  { state: 'open', title: 'Доступные' },
  { state: 'finished', title: 'Пройденные' },
];

/** Tests or express trainings of a brand, or of all: state, points, what stands next. */
export function BrandTestsScreen({ view, list, shown, now }: BrandTestsScreenProps) {
  const { items, page, meta } = list;
  const { title, lead } = WORDS[view.section];
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={title} lead={lead} sameAsCrumbs />
      <Filters view={view} states={meta.counts?.states ?? []} />
      {items.length === 0 ? (
        <NoTests view={view} />
      ) : (
        <Tiles columns={3} phone={1}>
          {items.map((item) => (
            <LearningCard
              key={item.id}
              item={item}
              now={now}
              level={2}
              corner="favorite"
              branded={view.brand === EMPTY_BRAND}
            />
          ))}
        </Tiles>
      )}
      <ListMore
        shown={shown}
        step={LEARNINGS_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => testList.href(view, { page })}
      />
    </Wrap>
  );
}

type Counts = NonNullable<LearningList['meta']['counts']>['states'];

/** States that have something in them, and the order; every choice is an address. */
function Filters({ view, states }: { view: BrandTestView; states: Counts }) {
  const countOf = (state: TestState) => states.find(({ value }) => value === state)?.count ?? 0;
  const there = STATES.filter(({ state }) => countOf(state) > 0 || state === view.state);
  if (there.length === 0) return null;
  return (
    <div className={styles.filters}>
      <Chips scroll label="Состояние">
        <ChipLink href={testList.href(view, { state: undefined })} on={!view.state}>
          Все
        </ChipLink>
        {there.map(({ state, title }) => (
          <ChipLink key={state} href={testList.href(view, { state })} on={state === view.state}>
            {title} {countOf(state)}
          </ChipLink>
        ))}
      </Chips>
      <Chips label="Порядок">
        {(Object.keys(TEST_SORTS) as TestSort[]).map((sort) => (
          <ChipLink
            key={sort}
            size="s"
            kind="tint"
            href={testList.href(view, { sort })}
            on={sort === view.sort}
          >
            {TEST_SORTS[sort]}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}

function NoTests({ view }: { view: BrandTestView }) {
  const narrowed = view.state !== undefined;
  return (
    <Empty
      picture="/art/empty-list.svg"
      title={narrowed ? 'В этом состоянии ничего нет' : WORDS[view.section].none}
      text={narrowed ? 'Посмотрите остальные.' : 'Они появятся вместе с новыми статьями.'}
      action={
        <ButtonLink href={narrowed ? testPath(view) : path.learnings()} kind="second">
          {narrowed ? 'Показать все' : 'Ко всем обучениям'}
        </ButtonLink>
      }
    />
  );
}
