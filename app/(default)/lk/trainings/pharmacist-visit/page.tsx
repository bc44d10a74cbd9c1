import type { Metadata } from 'next';
import { loadVisits } from '@/components/screens/visits/load-visits';
import { VisitsScreen } from '@/components/screens/visits/visits-screen';
import { visitsList } from '@/components/screens/visits/visits-view';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('trainingVisits') };

export default async function Page({ searchParams }: PageProps<'/lk/trainings/pharmacist-visit'>) {
  const viewer = await requireRoute();
  const pages = { at: path.trainingVisits(), recording: path.trainingRecording() };
  const view = { ...visitsList.read(await searchParams), ...pages };
  const now = new Date();
  return <VisitsScreen view={view} visits={await loadVisits(view, viewer, now)} now={now} />;
}
