import type { OwnAnswerList, SurveyCut, SurveyPart, SurveyResults } from '@/api/surveying/queries';
import type { SurveyVersion } from '@/api/versions/queries';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { ResultsFrame } from '@/components/blocks/results/results-frame';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { VersionsTab } from '@/components/blocks/versions/versions-tab';
import * as path from '@/lib/routes/path';
import { CutTab } from './cut-tab';
import { OwnAnswersTab } from './own-answers-tab';
import { PartFilters } from './part-filters';
import { PartSummary } from './part-summary';
import { partFilters, resultsList, TAB_NAMES, type ResultsView } from './results-view';
import { Summary } from './summary-tab';

const NOBODY = {
  title: 'На опрос ещё никто не ответил',
  text: 'Здесь появятся доли ответов, слова людей и разрез по регионам, сетям и должностям.',
};

interface ResultsScreenProps {
  view: ResultsView;
  results: SurveyResults;
  /** Data of the tab of own answers; `cut`: of the tab of cuts. */
  own: OwnAnswerList | null;
  cut: SurveyCut | null;
  /** Summary of the filtered people; null without filters. */
  part: SurveyPart | null;
  versions: readonly SurveyVersion[];
  /** Id of the viewer. */
  owner: string;
}

/** How people answered a survey. Nobody is named. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { view, results } = props;
  return (
    <ResultsFrame
      address={resultsList}
      {...{ view, title: results.title, brand: results.markId, tabs: TAB_NAMES }}
      lead="Результаты опроса"
      editor={{ title: 'Открыть опрос', href: path.surveyEditor(view.id) }}
      tools={results.sent > 0 && <ExportButton name="survey-answers" filters={{ survey: view.id }} />}
      empty={results.begun === 0 && view.tab !== 'versions' ? NOBODY : null}
    >
      <Tab {...props} />
    </ResultsFrame>
  );
}

function Tab({ view, results, own, cut, part, versions, owner }: ResultsScreenProps) {
  if (view.tab === 'versions') return <VersionsTab kind="survey" id={view.id} {...{ versions, owner }} />;
  if (view.tab === 'summary')
    return (
      <ResultsTab>
        {results.sent > 0 && <PartFilters {...{ view, results }} />}
        {part ? (
          <PartSummary {...{ part, results }} isOfDays={(view.from ?? view.to) !== undefined} />
        ) : (
          partFilters(view).length === 0 && <Summary {...{ view, results }} />
        )}
      </ResultsTab>
    );
  if (view.tab === 'own') return <OwnAnswersTab {...{ view, results }} list={own} />;
  return <CutTab {...{ view, results, cut }} />;
}
