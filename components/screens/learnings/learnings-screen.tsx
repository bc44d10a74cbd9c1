import { LEARNINGS_PAGE } from '@/api/learnings/queries';
import { ChoiceTabs } from '@/components/blocks/list-page/choices';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { TYPE_NAMES, type LearningType } from '@/lib/domain/learning';
import { found } from '@/lib/format/number';
import { pageTitle } from '@/lib/routes/page-titles';
import { emptyWords } from './empty-words';
import { FavoritesWatch } from './favorites-watch';
import { FilterBar } from './filter-bar';
import { countFilters, isOneList, learningList, type LearningsView } from './learning-filters';
import { LearningTiles } from './learning-tiles';
import type { Learnings, LearningSection } from './load-learnings';
import { PassedOf } from './passed-of';

interface LearningsScreenProps {
  view: LearningsView;
  learnings: Learnings;
  now: Date;
}

/** Explains the bookmark as opposed to the like and the offline copy. */
const KEPT =
  'Закладка кладёт обучение сюда, в ваш список на всех устройствах; сердце говорит авторам, что понравилось. Чтобы читать без сети, скачайте статью или модуль на их странице.';
const FORMS = ['обучение', 'обучения', 'обучений'] as const;
const TAB_ORDER: readonly LearningType[] = [
  'test',
  'express-training',
  'article',
  'video',
  'interactive_module',
  'survey',
];

function Tabs({ view, counts }: { view: LearningsView; counts: Learnings['counts'] }) {
  const countOf = (type: LearningType) => counts.types.find(({ value }) => value === type)?.count ?? 0;
  const types = TAB_ORDER.filter((type) => countOf(type) > 0 || view.type === type);
  return (
    <ChoiceTabs
      address={learningList}
      view={view}
      name="type"
      label="Виды обучений"
      all="Все"
      allCount={counts.types.reduce((sum, { count }) => sum + count, 0)}
      choices={types.map((type) => ({ value: type, title: TYPE_NAMES[type].many, count: countOf(type) }))}
    />
  );
}

/** Every learning item: by type, state, brand, section and words; the address holds all of it. */
export function LearningsScreen({ view, learnings, now }: LearningsScreenProps) {
  const { sections, counts, groups } = learnings;
  const full = sections.filter(({ items }) => items.length > 0);
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const items = sections.flatMap((section) => section.items);
  // no favourites yet: there is nothing to filter, the page shows what to do
  const isBare = view.favorite && items.length === 0 && !view.type && countFilters(view) === 1;
  return (
    <ListPage
      title={view.favorite ? 'Избранное' : pageTitle('learnings')}
      {...(view.favorite && !isBare ? { lead: KEPT } : {})}
      beside={<PassedOf view={view} counts={counts} />}
      filters={
        !isBare && <FilterBar {...{ view, groups, counts }} tabs={<Tabs view={view} counts={counts} />} />
      }
      found={countFilters(view) > 0 ? found(total, FORMS) : undefined}
      address={learningList}
      view={view}
      // of every kind only the first items are here; each section links to all of them
      list={{ items, total: isOneList(view) ? total : items.length }}
      step={LEARNINGS_PAGE}
      empty={emptyWords(view, {
        done: counts.states.find(({ value }) => value === 'finished')?.count ?? 0,
        ofAllTypes: counts.types.reduce((sum, { count }) => sum + count, 0),
      })}
      after={view.favorite && <FavoritesWatch />}
    >
      {isOneList(view)
        ? full.map((section) => <LearningTiles key={section.kind.id} {...{ section, now }} level={2} first />)
        : full.map((section, at) => (
            <Section
              key={section.kind.id}
              id={section.kind.id}
              title={section.kind.title}
              first={at === 0}
              aside={<SectionLink section={section} view={view} />}
            >
              <LearningTiles section={section} now={now} level={3} first={at === 0} />
            </Section>
          ))}
    </ListPage>
  );
}

type SectionLinkProps = { section: LearningSection; view: LearningsView };

/** Link to all items of the kind's first type, when the section lacks some; the tabs lead to its other types. */
function SectionLink({ section: { kind, items, total }, view }: SectionLinkProps) {
  const [type] = kind.types;
  if (!type || items.length >= total) return null;
  return (
    <TextLink href={learningList.href(view, { type })} icon="right">
      Все {TYPE_NAMES[type].many.toLowerCase()}
    </TextLink>
  );
}
