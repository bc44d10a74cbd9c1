import type { Metadata } from 'next';
import { partOrRefused } from '@/api/core/part';
import { reportFiguresQuery } from '@/api/timetable/queries';
import { loadSubjects } from '@/components/screens/report/load-subjects';
import { REFUSED_REPORT, ReportScreen } from '@/components/screens/report/report-screen';
import { reportAddress, reportFilterOf } from '@/components/screens/report/report-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('orderDownloading') };

export default async function Page({ searchParams }: PageProps<'/lk/trainings/order-downloading'>) {
  await requireRoute();
  const view = reportAddress.read(await searchParams);
  const [subjects, figures] = await Promise.all([
    loadSubjects(view),
    partOrRefused(Object.keys(REFUSED_REPORT), reportFiguresQuery(reportFilterOf(view))),
  ]);
  return (
    <ReportScreen
      view={view}
      {...subjects}
      figures={figures && ('refused' in figures ? figures : figures.items)}
    />
  );
}
