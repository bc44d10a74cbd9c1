import { Section } from '@/components/ui/section/section';
import { ListMore } from '@/components/blocks/list-more/list-more';
import type { Shown } from '@/lib/routes/list-address';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { TextLink } from '@/components/ui/text-link/text-link';
import { LEARNINGS_PAGE } from '@/api/learnings/queries';
import { TYPE_NAMES, type LearningType } from '@/lib/domain/learning';
import { formatNumber } from '@/lib/format/number';
import { FavoritesWatch } from './favorites-watch';
import { FilterBar } from './filter-bar';
import { FoundLine } from './found-line';
import { countFilters, learningList, type LearningsView } from './learning-filters';
import { LearningTiles } from './learning-tiles';
import styles from './learnings.module.css';
import { NothingFound } from './nothing-found';
import type { Learnings, LearningSection } from './load-learnings';

interface LearningsScreenProps {
  view: LearningsView;
  learnings: Learnings;
  /** How many of one type the address asks for. */
  shown: Shown;
  now: Date;
}

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
  const all = counts.types.reduce((sum, { count }) => sum + count, 0);
  const types = TAB_ORDER.filter((type) => countOf(type) > 0 || view.type === type);
  const tabs = [
    { href: learningList.href(view, { type: undefined }), title: 'Все', count: all, current: !view.type },
    ...types.map((type) => ({
      href: learningList.href(view, { type }),
      title: TYPE_NAMES[type].many,
      count: countOf(type),
      current: view.type === type,
    })),
  ];
  return <LinkTabs tabs={tabs} label="Виды обучений" />;
}

/** Every learning item: by type, state, brand, section and words; the address holds all of it. */
export function LearningsScreen({ view, learnings, shown, now }: LearningsScreenProps) {
  const { sections, counts, groups } = learnings;
  const full = sections.filter(({ items }) => items.length > 0);
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  return (
    <>
      <Tabs view={view} counts={counts} />
      <FilterBar view={view} groups={groups} counts={counts} />
      {view.favorite && <FavoritesWatch />}
      {countFilters(view) > 0 && <FoundLine total={total} />}
      {full.length === 0 && <NothingFound view={view} />}
      {view.type
        ? full.map((section) => <OneType key={section.kind.id} {...{ section, view, shown, now }} />)
        : full.map((section, at) => (
            <Section
              key={section.kind.id}
              id={section.kind.id}
              title={section.kind.title}
              first={at === 0}
              aside={<SectionLinks section={section} view={view} counts={counts} />}
              className={styles.section}
            >
              <LearningTiles section={section} now={now} level={3} first={at === 0} />
            </Section>
          ))}
    </>
  );
}

type SectionLinksProps = { section: LearningSection; view: LearningsView; counts: Learnings['counts'] };

/** All of each type of a kind, when not all of the kind is here. */
function SectionLinks({ section, view, counts }: SectionLinksProps) {
  if (section.items.length >= section.total) return null;
  const types = counts.types.filter(({ value, count }) => count > 0 && section.kind.types.includes(value));
  const words = (type: LearningType, count: number) =>
    types.length === 1
      ? `Все ${TYPE_NAMES[type].many.toLowerCase()}`
      : `${TYPE_NAMES[type].many}, ${formatNumber(count)}`;
  return (
    <span className={styles.links}>
      {types.map(({ value, count }) => (
        <TextLink key={value} href={learningList.href(view, { type: value })} icon="right">
          {words(value, count)}
        </TextLink>
      ))}
    </span>
  );
}

type OneTypeProps = { section: LearningSection; view: LearningsView; shown: Shown; now: Date };

function OneType({ section, view, shown, now }: OneTypeProps) {
  return (
    <>
      <LearningTiles section={section} now={now} level={2} first />
      <ListMore
        shown={shown}
        step={LEARNINGS_PAGE}
        count={section.items.length}
        total={section.total}
        href={(page) => learningList.href(view, { page })}
      />
    </>
  );
}
