import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import {
  programmeAttemptQuery,
  programmeAttemptsQuery,
  programmeTestResultsQuery,
} from '@/api/programmetests/queries';
import { ResultsScreen } from '@/components/screens/tests-results/results-screen';
import {
  attemptsFilter,
  attemptsShown,
  resultsFilter,
  resultsList,
} from '@/components/screens/tests-results/results-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('programmeTestResults') };

export default async function Page({
  params,
  searchParams,
}: PageProps<'/education-programme2025/tests/[id]/results'>) {
  const { id: owner } = await requireRoute();
  const { id } = await params;
  const view = { ...resultsList.read(await searchParams), id, space: 'programme' as const };
  const isList = view.tab === 'attempts' && !view.attempt;
  const [results, list, attempt] = await Promise.all([
    must(programmeTestResultsQuery(id, resultsFilter(view))),
    isList ? must(programmeAttemptsQuery(id, attemptsFilter(view), view.sort, attemptsShown(view))) : null,
    view.tab === 'attempts' && view.attempt ? must(programmeAttemptQuery(id, view.attempt)) : null,
  ]);
  return <ResultsScreen {...{ view, results, list, attempt, owner }} regrade={null} versions={[]} />;
}
