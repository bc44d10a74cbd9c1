import type { Metadata } from 'next';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { findAcademyModule, loadAcademyModule } from '@/components/screens/module/load-module';
import { ModuleScreen } from '@/components/screens/module/module-screen';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/academy/sra-training/modules/[moduleSlug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = await findAcademyModule((await params).moduleSlug);
  return { title, description };
}

export default async function Page({ params }: Props) {
  const viewer = await requireRoute();
  const loaded = await loadAcademyModule((await params).moduleSlug);
  return (
    <>
      <ContentView type="interactive_module" id={loaded.module.id} isDraft={loaded.module.isDraft} />
      <ModuleScreen {...loaded} userId={viewer.id} />
    </>
  );
}
