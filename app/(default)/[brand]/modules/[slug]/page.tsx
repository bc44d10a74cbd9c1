import type { Metadata } from 'next';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { findModule, loadModule } from '@/components/screens/module/load-module';
import { ModuleScreen } from '@/components/screens/module/module-screen';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/modules/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, slug } = await params;
  const { title, description } = await findModule(brand, slug);
  return { title, description };
}

export default async function Page({ params }: Props) {
  const viewer = await requireRoute();
  const { brand, slug } = await params;
  const loaded = await loadModule(brand, slug);
  return (
    <>
      <ContentView type="interactive_module" id={loaded.module.id} isDraft={loaded.module.isDraft} />
      <ModuleScreen {...loaded} userId={viewer.id} />
    </>
  );
}
