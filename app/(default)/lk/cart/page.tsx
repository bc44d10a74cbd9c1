import type { Metadata } from 'next';
import { Hydrate } from '@/api/core/hydrate';
import { part } from '@/api/core/part';
import { must, prefetch } from '@/api/core/server';
import { basketQuery, ordersQuery } from '@/api/orders/queries';
import { waveBannerQuery, waveStatusQuery } from '@/api/settings/queries';
import { meQuery } from '@/api/me/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { WaveBar } from '@/components/blocks/wave-bar/wave-bar';
import { CartScreen } from '@/components/screens/cart/cart-screen';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';
import { requestTime } from '@/lib/session/request-time';

export const metadata: Metadata = { title: pageTitle('cart') };

export default async function Page() {
  const viewer = await requireRoute();
  const [status, banner] = await Promise.all([
    must(waveStatusQuery()),
    part(waveBannerQuery()),
    must(basketQuery()),
    must(meQuery()),
    prefetch(ordersQuery()),
  ]);
  const wave = status.isAvailable ? status.wave : null;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('cart')} sameAsCrumbs />
      <WaveBar banner={banner} wave={wave} now={requestTime()} />
      <Hydrate queries={[basketQuery(), ordersQuery(), meQuery()]}>
        <CartScreen wave={wave} roles={[...viewer.roles]} />
      </Hydrate>
    </Wrap>
  );
}
