import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import {
  ownAnswersQuery,
  surveyCutQuery,
  surveyPartQuery,
  surveyResultsQuery,
} from '@/api/surveying/queries';
import { surveyVersionsQuery } from '@/api/versions/queries';
import { ResultsScreen } from '@/components/screens/survey-results/results-screen';
import {
  ofItsTab,
  ownAnswersFilter,
  ownAnswersShown,
  partFilters,
  resultsList,
} from '@/components/screens/survey-results/results-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('surveyResults') };

export default async function Page({ params, searchParams }: PageProps<'/lk/surveys/[id]/results'>) {
  const { id: owner } = await requireRoute();
  const { id } = await params;
  const view = ofItsTab({ ...resultsList.read(await searchParams), id });
  const [filter, ...others] = partFilters(view);
  const [results, part, own, versions] = await Promise.all([
    must(surveyResultsQuery(id)),
    filter && others.length === 0 ? must(surveyPartQuery(id, filter)) : null,
    view.tab === 'own' ? must(ownAnswersQuery(id, ownAnswersFilter(view), ownAnswersShown(view))) : null,
    view.tab === 'versions' ? must(surveyVersionsQuery(id)) : { items: [] },
  ]);
  // an unknown question is replaced by the first one
  const question = results.questions.find((one) => one.id === view.question) ?? results.questions[0];
  const cut =
    view.tab === 'cut' && question && results.sent > 0
      ? await must(surveyCutQuery(id, question.id, view.by))
      : null;
  return <ResultsScreen {...{ view, results, own, cut, part, owner }} versions={versions.items} />;
}
