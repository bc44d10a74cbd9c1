import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { searchResultsQuery } from '@/api/search/queries';
import { SearchResultsScreen } from '@/components/screens/search-results/search-results-screen';
import { readSearch } from '@/components/screens/search-results/search-view';
import { OPEN_TYPES } from '@/lib/domain/search-documents';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/search-results'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { text } = readSearch(await searchParams);
  return { title: text ? `«${text}» — поиск` : 'Результаты поиска' };
}

export default async function Page({ searchParams }: Props) {
  await requireRoute();
  const view = readSearch(await searchParams);
  const types = view.type ? [view.type] : OPEN_TYPES;
  const answer = view.text ? await must(searchResultsQuery(view.text, types, view.page)) : null;
  return <SearchResultsScreen view={view} answer={answer} />;
}
