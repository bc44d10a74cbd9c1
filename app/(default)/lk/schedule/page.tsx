import type { Metadata } from 'next';
import { loadSchedule } from '@/components/screens/schedule/load-schedule';
import { ScheduleScreen } from '@/components/screens/schedule/schedule-screen';
import { scheduleList } from '@/components/screens/schedule/schedule-view';
import { isPharmacist } from '@/lib/access/belongs';
import { recordingSection } from '@/lib/access/recording-section';
import { pageTitle } from '@/lib/routes/page-titles';
import { RECORDING_PAGES } from '@/lib/routes/recording-pages';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('schedule') };

export default async function Page({ searchParams }: PageProps<'/lk/schedule'>) {
  const viewer = await requireRoute();
  const section = recordingSection(viewer);
  const view = scheduleList.read(await searchParams);
  const now = new Date();
  const schedule = await loadSchedule(view, now);
  return (
    <ScheduleScreen
      view={view}
      schedule={schedule}
      books={isPharmacist(viewer)}
      recordAt={section ? RECORDING_PAGES[section] : undefined}
      now={now}
    />
  );
}
