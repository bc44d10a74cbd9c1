import type { Metadata } from 'next';
import { LandingScreen } from './landing-screen';
import { findLanding } from './load-landing';

interface Props {
  params: Promise<{ brand: string }>;
}

/** Metadata and screen that all landings share; each page checks access itself. */
export function landingPage(slug: string) {
  const find = async ({ params }: Props) => findLanding((await params).brand, slug);
  return {
    async metadata(props: Props): Promise<Metadata> {
      const { title, description } = await find(props);
      return { title, description };
    },
    screen: async (props: Props) => <LandingScreen page={await find(props)} />,
  };
}
