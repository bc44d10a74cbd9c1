import { landingPage } from '@/components/screens/landing/landing-page';
import { requireRoute } from '@/lib/session/guard';

const landing = landingPage('neovadiol');

export const generateMetadata = landing.metadata;

export default async function Page(props: PageProps<'/[brand]/neovadiol'>) {
  await requireRoute();
  return landing.screen(props);
}
