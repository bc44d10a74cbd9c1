import { landingPage } from '@/components/screens/landing/landing-page';
import { requireRoute } from '@/lib/session/guard';

const landing = landingPage('trichoscopy-academy');

export const generateMetadata = landing.metadata;

export default async function Page(props: PageProps<'/[brand]/trichoscopy-academy'>) {
  await requireRoute();
  return landing.screen(props);
}
