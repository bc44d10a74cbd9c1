import type { ReactNode } from 'react';
import { ListBar } from '@/components/blocks/list-page/list-bar';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { LEARNING_STATE_WORDS } from '@/lib/domain/learning';
import { FiltersSummary } from './filters-summary';
import { askedOf, learningList, SORTS, type LearningsView, type StateFilter } from './learning-filters';
import styles from './learnings.module.css';
import type { FilterGroup, Learnings } from './load-learnings';

const QUICK: readonly { state: StateFilter; title: string }[] = [
  { state: 'new', title: LEARNING_STATE_WORDS.new.many },
  { state: 'started', title: LEARNING_STATE_WORDS.started.many },
  { state: 'finished', title: LEARNING_STATE_WORDS.finished.many },
];
const SEARCH = { label: 'Поиск по обучениям', placeholder: 'Название или тема' };

/** Number of brands with their own chip; the panel has the others. A chosen brand always has a chip. */
const MOST_MARKS = 6;

/** Whether a quick chip shows the filter and can remove it. */
const isQuick = (name: string, value: string) =>
  name === 'favorite' || name === 'mark' || (name === 'state' && QUICK.some(({ state }) => state === value));

interface FilterBarProps {
  view: LearningsView;
  groups: readonly FilterGroup[];
  counts: Learnings['counts'];
  /** Tabs of the types. */
  tabs: ReactNode;
}

/** Most used filters as chips, the others in a panel; every choice is a link. */
export function FilterBar({ view, groups, counts, tabs }: FilterBarProps) {
  const quick = <QuickChips {...{ view, groups, counts }} />;
  return (
    <ListBar
      address={learningList}
      search={SEARCH}
      groups={askedOf(groups)}
      opener={FiltersSummary}
      sorts={SORTS}
      {...{ view, tabs, quick, isQuick }}
    />
  );
}

function QuickChips({ view, groups, counts }: Omit<FilterBarProps, 'tabs'>) {
  const all = groups.find(({ name }) => name === 'mark')?.entries ?? [];
  const marks = all.filter(({ value }, at) => at < MOST_MARKS || view.mark.includes(value));
  const countOf = (state: StateFilter) => counts.states.find(({ value }) => value === state)?.count ?? 0;
  return (
    <Chips
      scroll
      current={[view.state, view.favorite && 'favorite', ...view.mark].filter(Boolean).join(' ')}
      label="Быстрые фильтры"
    >
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
  );
}

type ToggleProps = { on: boolean; href: string; icon?: 'bookmark'; children: ReactNode };

/** Chip of a filter; when chosen, it has a cross that removes the filter. */
function Toggle({ on, children, ...rest }: ToggleProps) {
  return (
    <ChipLink on={on} {...(on ? { iconEnd: 'close' as const } : {})} {...rest}>
      {children}
    </ChipLink>
  );
}
