import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { glossaryQuery } from '@/api/glossary/queries';
import { glossaryList, GlossaryScreen } from '@/components/screens/glossary/glossary-screen';
import { titleWithBrand } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/glossary'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return { title: titleWithBrand('glossary', name) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const view = { ...glossaryList.read(query), brand };
  const { items } = await must(glossaryQuery(brand === EMPTY_BRAND ? undefined : brand, view.search));
  return <GlossaryScreen words={items} view={view} />;
}
