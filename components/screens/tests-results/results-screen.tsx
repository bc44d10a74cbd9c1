import type { Refused } from '@/api/core/server';
import type { TestRegrade } from '@/api/regrades/queries';
import type { AttemptList, SentAttempt, TestResults } from '@/api/testing/queries';
import type { TestVersion } from '@/api/versions/queries';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { ResultsFrame } from '@/components/blocks/results/results-frame';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { VersionsTab } from '@/components/blocks/versions/versions-tab';
import { AttemptsTable } from './attempts-table';
import { AttemptView } from './attempt-view';
import { QuestionsTab } from './questions-tab';
import { NoRegrade, RegradeTab } from './regrade-tab';
import { ResultsFilters } from './results-filters';
import { attemptsFilter, resultsList, TABS, type ResultsView } from './results-view';
import { SummaryTab } from './summary-tab';

const NOBODY = {
  title: 'Тест ещё никто не отправил',
  text: 'Здесь появятся попытки, доли верных ответов и замечания к вопросам.',
};

interface ResultsScreenProps {
  view: ResultsView;
  results: TestResults;
  /** Attempts of their tab. */
  list: AttemptList | null;
  attempt: SentAttempt | null;
  /** Regrade of its tab. */
  regrade: TestRegrade | Refused | null;
  versions: readonly TestVersion[];
  /** Id of the viewer. */
  owner: string;
}

const EDITORS = { portal: AUTHORED.test.editor, programme: AUTHORED['programme-test'].editor } as const;

/** Results of a test: how far people come, the quality of its questions, and each attempt. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { view, results } = props;
  const isNarrowed = resultsList.active(view).length > 0;
  const isNobody = results.begun === 0 && !isNarrowed && view.tab !== 'versions';
  return (
    <ResultsFrame
      address={resultsList}
      {...{ view, title: results.title, brand: results.markId, tabs: TABS[view.space] }}
      lead="Результаты теста"
      editor={{ title: 'Открыть тест', href: EDITORS[view.space](view.id) }}
      tools={
        view.space === 'portal' &&
        results.sent > 0 && (
          <ExportButton name="tests-results" filters={{ test: view.id, ...attemptsFilter(view) }} />
        )
      }
      empty={isNobody ? NOBODY : null}
    >
      {(view.tab === 'summary' || view.tab === 'questions') && <ResultsFilters {...{ view, results }} />}
      <Tab {...props} />
    </ResultsFrame>
  );
}

function Tab({ view, results, list, attempt, regrade, versions, owner }: ResultsScreenProps) {
  if (view.tab === 'questions') return <QuestionsTab questions={results.questions} />;
  if (view.tab === 'summary') return <SummaryTab results={results} />;
  if (view.tab === 'versions' && view.space === 'portal')
    return <VersionsTab kind="test" id={view.id} {...{ versions, owner }} />;
  if (view.tab === 'regrade' && view.space === 'portal' && regrade)
    return 'refused' in regrade ? <NoRegrade {...regrade} /> : <RegradeTab regrade={regrade} />;
  if (attempt) return <AttemptView view={view} attempt={attempt} />;
  return (
    <ResultsTab>
      <div>
        <AttemptsTable {...{ view, results, list }} />
      </div>
    </ResultsTab>
  );
}
