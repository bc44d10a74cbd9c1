import type { Metadata } from 'next';
import { LandingScreen } from '@/components/screens/landing/landing-screen';
import { findLanding } from '@/components/screens/landing/load-landing';
import { requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/syvorotki'>;
const SLUG = 'syvorotki';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = await findLanding((await params).brand, SLUG);
  return { title, description };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  return <LandingScreen page={await findLanding((await params).brand, SLUG)} />;
}
