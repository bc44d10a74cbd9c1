import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { slotQuery } from '@/api/trainings/queries';
import { presenceQuery, webinarQuestionsQuery } from '@/api/webinars/queries';
import { WebinarRoomScreen } from '@/components/screens/webinar-room/webinar-room-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('webinarRoom') };

export default async function Page({ params }: PageProps<'/lk/webinars/[id]'>) {
  await requireRoute();
  const { id } = await params;
  // only the leader of a webinar may read this: for others it is a 404
  const [training, presence, questions] = await Promise.all([
    must(slotQuery(id)),
    must(presenceQuery(id)),
    part(webinarQuestionsQuery(id)),
  ]);
  return (
    <WebinarRoomScreen {...{ training, presence }} questions={questions?.items ?? null} now={new Date()} />
  );
}
