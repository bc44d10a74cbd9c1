import type { Metadata } from 'next';
import { KnowledgesScreen } from '@/components/screens/knowledges/knowledges-screen';
import { loadKnowledges } from '@/components/screens/knowledges/load-knowledges';
import { sectionHeading } from '@/lib/domain/breadcrumbs';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/knowledges'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand } = await params;
  return { title: sectionHeading('knowledges', brand === EMPTY_BRAND ? null : brand) };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  return <KnowledgesScreen {...await loadKnowledges(brand, query)} />;
}
