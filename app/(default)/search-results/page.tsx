import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { searchResultsQuery } from '@/api/search/queries';
import { popularQuery } from '@/components/blocks/popular/popular-query';
import { SearchResultsScreen } from '@/components/screens/search-results/search-results-screen';
import { foundList } from '@/components/screens/search-results/search-view';
import { OPEN_TYPES } from '@/lib/domain/search-documents';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/search-results'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = foundList.read(await searchParams);
  return { title: q ? `«${q}» — поиск` : pageTitle('search') };
}

export default async function Page({ searchParams }: Props) {
  await requireRoute();
  const view = foundList.read(await searchParams);
  const types = view.type ? [view.type] : OPEN_TYPES;
  const answer = view.q ? await must(searchResultsQuery(view.q, types, view.page)) : null;
  const popular = view.q ? null : await part(popularQuery());
  return <SearchResultsScreen view={view} answer={answer} popular={popular} />;
}
