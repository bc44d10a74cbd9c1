import type { Metadata } from 'next';
import { Hydrate } from '@/api/core/hydrate';
import { part } from '@/api/core/part';
import { must, prefetch } from '@/api/core/server';
import { basketQuery, giftListQuery, GIFTS_PAGE } from '@/api/orders/queries';
import { waveBannerQuery, waveStatusQuery } from '@/api/settings/queries';
import { meQuery } from '@/api/me/queries';
import { CatalogueScreen } from '@/components/screens/catalogue/catalogue-screen';
import { giftList, sortOf } from '@/components/screens/catalogue/gift-list';
import { pageTitle } from '@/lib/routes/page-titles';
import { brandList, knownBrands, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('catalogue') };

export default async function Page({ searchParams }: PageProps<'/lk/catalogue'>) {
  await requireRoute();
  const asked = giftList.read(await searchParams);
  // an unknown brand does not filter the list
  const view = { ...asked, mark: (await knownBrands()).find((brand) => brand === asked.mark) };
  const [gifts, me, status, banner] = await Promise.all([
    must(giftListQuery(giftList.filter(view), sortOf(view), giftList.shown(view, GIFTS_PAGE))),
    must(meQuery()),
    must(waveStatusQuery()),
    part(waveBannerQuery()),
    prefetch(basketQuery()),
  ]);
  const brands = await brandList();
  return (
    <Hydrate queries={[basketQuery()]}>
      <CatalogueScreen {...{ gifts, me, brands, status, banner, view }} />
    </Hydrate>
  );
}
