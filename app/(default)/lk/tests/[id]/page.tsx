import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { testQuery } from '@/api/tests/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { nextSteps } from '@/components/blocks/answering/next-steps';
import { loadPossible } from '@/components/screens/test-taking/load-possible';
import { TestScreen } from '@/components/screens/test-taking/test-screen';
import { Wrap } from '@/components/ui/wrap/wrap';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/lk/tests/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const test = await must(testQuery((await params).id));
  return { title: test.title };
}

export default async function Page({ params }: Props) {
  const viewer = await requireRoute();
  const { id } = await params;
  const asked = must(testQuery(id));
  const [test, next, possible] = await Promise.all([
    asked,
    nextSteps(['test', 'express-training'], id),
    asked.then(loadPossible),
  ]);
  return (
    <Wrap>
      <div data-brand={test.markId}>
        <ContentView type="test" id={test.id} />
        <Breadcrumbs current={test.title} />
        <TestScreen test={test} userId={viewer.id} next={next} possible={possible} now={new Date()} />
      </div>
    </Wrap>
  );
}
