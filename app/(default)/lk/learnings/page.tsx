import type { Metadata } from 'next';
import { LEARNINGS_PAGE } from '@/api/learnings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { learningList } from '@/components/screens/learnings/learning-filters';
import { LearningsScreen } from '@/components/screens/learnings/learnings-screen';
import { loadLearnings } from '@/components/screens/learnings/load-learnings';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Все обучения' };

export default async function Page({ searchParams }: PageProps<'/lk/learnings'>) {
  await requireRoute();
  const view = learningList.read(await searchParams);
  const shown = learningList.shown(view, LEARNINGS_PAGE);
  const learnings = await loadLearnings(view, shown);
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title="Все обучения" sameAsCrumbs />
      <LearningsScreen view={view} learnings={learnings} shown={shown} now={new Date()} />
    </Wrap>
  );
}
