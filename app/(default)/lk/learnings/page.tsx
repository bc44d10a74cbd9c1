import type { Metadata } from 'next';
import { LEARNINGS_PAGE } from '@/api/learnings/queries';
import { learningList } from '@/components/screens/learnings/learning-filters';
import { LearningsScreen } from '@/components/screens/learnings/learnings-screen';
import { loadLearnings } from '@/components/screens/learnings/load-learnings';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('learnings') };

export default async function Page({ searchParams }: PageProps<'/lk/learnings'>) {
  await requireRoute();
  const view = learningList.read(await searchParams);
  const learnings = await loadLearnings(view, learningList.shown(view, LEARNINGS_PAGE));
  return <LearningsScreen view={view} learnings={learnings} now={new Date()} />;
}
