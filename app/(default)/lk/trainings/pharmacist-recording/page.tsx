import type { Metadata } from 'next';
import { loadRecording } from '@/components/screens/recording/load-recording';
import { RecordingScreen } from '@/components/screens/recording/recording-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('trainingRecording') };

export default async function Page({ searchParams }: PageProps<'/lk/trainings/pharmacist-recording'>) {
  await requireRoute();
  const { training, door, person } = await searchParams;
  const loaded = await loadRecording(oneOf(training), oneOf(person));
  const isDoor = door !== undefined;
  return <RecordingScreen at={path.trainingRecording()} {...loaded} door={isDoor} now={new Date()} />;
}
