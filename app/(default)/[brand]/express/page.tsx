import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { learningListQuery, LEARNINGS_PAGE } from '@/api/learnings/queries';
import { testFilter, testList } from '@/components/screens/brand-tests/brand-test-view';
import { BrandTestsScreen } from '@/components/screens/brand-tests/brand-tests-screen';
import { titleWithBrand } from '@/lib/routes/page-titles';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/express'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return { title: titleWithBrand('express', name) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const view = { ...testList.read(query), section: 'express' as const, brand };
  const shown = testList.shown(view, LEARNINGS_PAGE);
  const list = await must(learningListQuery(testFilter(view), view.sort, shown));
  return <BrandTestsScreen {...{ view, list }} now={new Date()} />;
}
