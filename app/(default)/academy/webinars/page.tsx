import type { Metadata } from 'next';
import { loadRecordings } from '@/components/screens/recordings/load-recordings';
import { RecordingsScreen } from '@/components/screens/recordings/recordings-screen';
import { RECORDING_LEADS, recordingSectionTitle } from '@/lib/domain/recordings';
import { requireRoute } from '@/lib/session/guard';

const SECTION = 'webinars';

export const metadata: Metadata = {
  title: recordingSectionTitle(SECTION),
  description: RECORDING_LEADS[SECTION],
};

export default async function Page({ searchParams }: PageProps<'/academy/webinars'>) {
  await requireRoute();
  return <RecordingsScreen {...await loadRecordings(SECTION, await searchParams)} />;
}
