import type { Metadata } from 'next';
import { must, mustOrRefused } from '@/api/core/server';
import { regradeQuery } from '@/api/regrades/queries';
import { attemptQuery, attemptsOfQuery, testResultsQuery } from '@/api/testing/queries';
import { testVersionsQuery } from '@/api/versions/queries';
import { ResultsScreen } from '@/components/screens/tests-results/results-screen';
import {
  attemptsFilter,
  attemptsShown,
  resultsFilter,
  resultsList,
} from '@/components/screens/tests-results/results-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('testResults') };

/** Refusals that the tab explains. */
const NO_REGRADE = ['nothing-published', 'still-scoring', 'too-many-previews'];

export default async function Page({ params, searchParams }: PageProps<'/lk/tests/[id]/results'>) {
  const { id: owner } = await requireRoute();
  const { id } = await params;
  const view = { ...resultsList.read(await searchParams), id, space: 'portal' as const };
  const isList = view.tab === 'attempts' && !view.attempt;
  const [results, list, attempt, regrade, versions] = await Promise.all([
    must(testResultsQuery(id, resultsFilter(view))),
    isList ? must(attemptsOfQuery(id, attemptsFilter(view), view.sort, attemptsShown(view))) : null,
    view.tab === 'attempts' && view.attempt ? must(attemptQuery(id, view.attempt)) : null,
    view.tab === 'regrade' ? mustOrRefused(NO_REGRADE, regradeQuery(id)) : null,
    view.tab === 'versions' ? must(testVersionsQuery(id)) : { items: [] },
  ]);
  return <ResultsScreen {...{ view, results, list, attempt, regrade, owner }} versions={versions.items} />;
}
