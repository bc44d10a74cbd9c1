import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { topicOptionsQuery, trainingOptionsQuery } from '@/api/select/queries';
import { reportFiguresQuery } from '@/api/timetable/queries';
import { ReportScreen } from '@/components/screens/report/report-screen';
import { reportAddress, reportFilterOf } from '@/components/screens/report/report-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('orderDownloading') };

const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

export default async function Page({ searchParams }: PageProps<'/lk/trainings/order-downloading'>) {
  await requireRoute();
  const view = reportAddress.read(await searchParams);
  const [topics, dates, figures] = await Promise.all([
    must(topicOptionsQuery({ size: 100 })),
    view.topic ? must(trainingOptionsQuery({ topicId: view.topic, state: 'all', size: 100 })) : null,
    part(reportFiguresQuery(reportFilterOf(view))),
  ]);
  return (
    <ReportScreen
      view={view}
      topics={topics.items.map(option)}
      dates={dates?.items.map(option) ?? []}
      figures={figures?.items ?? null}
    />
  );
}
