import type { SurveyResults } from '@/api/surveying/queries';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { FilterPanel, titleIn, type FilterGroup } from '@/components/blocks/list-page/filter-panel';
import { Input } from '@/components/ui/input/input';
import { Note } from '@/components/ui/note/note';
import { formatDay } from '@/lib/format/date';
import { partFilters, resultsList, type ResultsView } from './results-view';
import styles from './survey-results.module.css';

type Name = 'from' | 'to' | 'region' | 'chain';

const day = (view: ResultsView, name: 'from' | 'to', label: string) => (
  <Input type="date" name={name} defaultValue={view[name] ?? ''} aria-label={label} />
);

function groupsOf(view: ResultsView, { choices }: SurveyResults): FilterGroup<Name>[] {
  const { regions, chains } = choices;
  return [
    { name: 'from', title: 'Ответили с', field: day(view, 'from', 'Ответили с какого дня') },
    { name: 'to', title: 'Ответили по', field: day(view, 'to', 'Ответили по какой день') },
    ...(regions.length > 0
      ? [{ name: 'region' as const, title: 'Регион', any: 'Любой', entries: regions }]
      : []),
    ...(chains.length > 0 ? [{ name: 'chain' as const, title: 'Сеть', any: 'Любая', entries: chains }] : []),
  ];
}

/** Filters of the people whose answers are in the summary. */
export function PartFilters({ view, results }: { view: ResultsView; results: SurveyResults }) {
  const groups = groupsOf(view, results);
  const titleOf = (name: string, value: string) => {
    if (name === 'from') return `с ${formatDay(value)}`;
    if (name === 'to') return `по ${formatDay(value)}`;
    return titleIn(groups)(name, value);
  };
  return (
    <div className={styles.filters}>
      <FilterPanel address={resultsList} view={view} groups={groups} over />
      <ActiveFilters address={resultsList} view={view} titleOf={titleOf} />
      {partFilters(view).length > 1 && (
        <Note kind="warn">
          Дни, регион и сеть смотрят по одному: вместе они назвали бы людей. Оставьте что-то одно.
        </Note>
      )}
    </div>
  );
}
