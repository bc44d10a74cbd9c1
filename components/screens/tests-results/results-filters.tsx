import type { TestResults } from '@/api/testing/queries';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { FilterPanel, titleIn, type FilterGroup } from '@/components/blocks/list-page/filter-panel';
import { Input } from '@/components/ui/input/input';
import { formatDay } from '@/lib/format/date';
import { resultsList, type ResultsView } from './results-view';
import styles from './results.module.css';

type Name = 'from' | 'to' | 'region' | 'chain' | 'revision';

const day = (view: ResultsView, name: 'from' | 'to', label: string) => (
  <Input type="date" name={name} defaultValue={view[name] ?? ''} aria-label={label} />
);

/** Filters of the attempts in the results. */
export function resultGroups(view: ResultsView, { choices }: TestResults): FilterGroup<Name>[] {
  const { regions, chains, revisions } = choices;
  const versions = revisions.map((number) => ({ value: String(number), title: `Версия ${String(number)}` }));
  return [
    { name: 'from', title: 'Отправлен с', field: day(view, 'from', 'Отправлен с какого дня') },
    { name: 'to', title: 'Отправлен по', field: day(view, 'to', 'Отправлен по какой день') },
    ...(versions.length > 1
      ? [{ name: 'revision' as const, title: 'Версия теста', any: 'Любая', entries: versions }]
      : []),
    ...(regions.length > 0
      ? [{ name: 'region' as const, title: 'Регион', any: 'Любой', entries: regions }]
      : []),
    ...(chains.length > 0 ? [{ name: 'chain' as const, title: 'Сеть', any: 'Любая', entries: chains }] : []),
  ];
}

/** Title of an active filter's chip. */
export const filterTitle =
  (groups: readonly FilterGroup<string>[]) =>
  (name: string, value: string): string | null => {
    if (name === 'from') return `с ${formatDay(value)}`;
    if (name === 'to') return `по ${formatDay(value)}`;
    return titleIn(groups)(name, value);
  };

/** The same filters over a tab that is no table. */
export function ResultsFilters({ view, results }: { view: ResultsView; results: TestResults }) {
  const groups = resultGroups(view, results);
  const own = new Set<string>(groups.map(({ name }) => name));
  const titleOf = filterTitle(groups);
  return (
    <div className={styles.filters}>
      <FilterPanel address={resultsList} view={view} groups={groups} over />
      <ActiveFilters
        address={resultsList}
        view={view}
        titleOf={(name, value) => (own.has(name) ? titleOf(name, value) : null)}
      />
    </div>
  );
}
