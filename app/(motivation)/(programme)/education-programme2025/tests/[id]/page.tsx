import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { testQuery } from '@/api/tests/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { TestScreen } from '@/components/screens/test-taking/test-screen';
import { Wrap } from '@/components/ui/wrap/wrap';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/education-programme2025/tests/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await must(testQuery((await params).id, 'programme'))).title };
}

export default async function Page({ params }: Props) {
  const viewer = await requireRoute();
  const test = await must(testQuery((await params).id, 'programme'));
  return (
    <Wrap>
      <ContentView type="programme_test" id={test.id} />
      <Breadcrumbs current={test.title} />
      <TestScreen test={test} userId={viewer.id} next={[]} now={new Date()} />
    </Wrap>
  );
}
