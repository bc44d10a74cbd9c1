import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { surveyListQuery, surveysFirstLoadingQuery } from '@/api/surveying/queries';
import {
  surveysFilter,
  SurveysScreen,
  surveysShown,
  surveysTable,
} from '@/components/screens/surveys/surveys-table';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: surveysTable.title };

export default async function Page({ searchParams }: PageProps<'/lk/surveys'>) {
  await requireRoute();
  const view = surveysTable.read(await searchParams);
  const [list, facts] = await Promise.all([
    must(surveyListQuery(surveysFilter(view), view.sort, surveysShown(view))),
    must(surveysFirstLoadingQuery()),
  ]);
  return <SurveysScreen view={view} list={list} facts={facts} />;
}
