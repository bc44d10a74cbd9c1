import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import { learningList, type LearningsView, type StateFilter } from './learning-filters';
import styles from './learnings.module.css';
import type { FilterGroup, Learnings } from './load-learnings';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';

const QUICK: readonly { state: StateFilter; title: string }[] = [
  { state: 'new', title: 'Новые' },
  { state: 'started', title: 'Начатые' },
  { state: 'finished', title: 'Пройденные' },
];

/** Brands with a chip of their own; the panel has the rest, a chosen one is always in sight. */
const MOST_MARKS = 6;

function quickMarks({ mark }: LearningsView, groups: readonly FilterGroup[]) {
  const all = groups.find(({ name }) => name === 'mark')?.entries ?? [];
  return all.filter(({ value }, at) => at < MOST_MARKS || mark.includes(value));
}

interface FilterBarProps {
  view: LearningsView;
  groups: readonly FilterGroup[];
  counts: Learnings['counts'];
}

/** What is chosen most often as chips, the rest in a panel; every choice is a link. */
export function FilterBar({ view, groups, counts }: FilterBarProps) {
  const marks = quickMarks(view, groups);
  const countOf = (state: StateFilter) => counts.states.find(({ value }) => value === state)?.count ?? 0;
  return (
    <div className={styles.bar}>
      <SearchBox view={view} />
      <Chips scroll label="Быстрые фильтры">
        {QUICK.map(({ state, title }) => (
          <Toggle key={state} on={view.state === state} href={learningList.toggle(view, 'state', state)}>
            {title} {countOf(state) > 0 && <span className={styles.count}>{countOf(state)}</span>}
          </Toggle>
        ))}
        <Toggle on={view.favorite} href={learningList.toggle(view, 'favorite', '1')} icon="bookmark">
          Избранное
        </Toggle>
        {marks.map(({ value, title }) => {
          const on = view.mark.includes(value);
          return (
            <Toggle key={value} on={on} href={learningList.toggle(view, 'mark', value)}>
              <DropTag kind="plain" brand={value} onDark={on}>
                {title}
              </DropTag>
            </Toggle>
          );
        })}
      </Chips>
      <div className={styles.tools}>
        <FilterPanel key={learningList.href(view)} view={view} groups={groups} />
        <SortMenu view={view} />
      </div>
      <ActiveFilters view={view} groups={groups} />
    </div>
  );
}

type ToggleProps = { on: boolean; href: string; icon?: 'bookmark'; children: React.ReactNode };

/** Chosen, it shows how to take it off. */
function Toggle({ on, children, ...rest }: ToggleProps) {
  return (
    <ChipLink on={on} {...(on ? { iconEnd: 'close' as const } : {})} {...rest}>
      {children}
    </ChipLink>
  );
}
