import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { glossaryQuery } from '@/api/glossary/queries';
import { GlossaryScreen } from '@/components/screens/glossary/glossary-screen';
import { oneOf } from '@/lib/routes/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/glossary'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return { title: name ? `Глоссарий ${name}` : 'Глоссарий' };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const search = oneOf(query.search)?.trim().slice(0, 255);
  const mark = brand === EMPTY_BRAND ? undefined : brand;
  const { items } = await must(glossaryQuery(mark, search));
  return <GlossaryScreen words={items} brand={mark ?? null} search={search} />;
}
