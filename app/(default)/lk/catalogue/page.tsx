import type { Metadata } from 'next';
import { Hydrate } from '@/api/core/hydrate';
import { part } from '@/api/core/part';
import { must, prefetch } from '@/api/core/server';
import { basketQuery, giftListQuery, GIFTS_PAGE, type GiftSort } from '@/api/orders/queries';
import { waveBannerQuery, waveStatusQuery } from '@/api/settings/queries';
import { meQuery } from '@/api/me/queries';
import { CatalogueScreen } from '@/components/screens/catalogue/catalogue-screen';
import { SORTS } from '@/components/screens/catalogue/sorts';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { brandList, knownBrands, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Каталог продукции для заказа' };

export default async function Page({ searchParams }: PageProps<'/lk/catalogue'>) {
  await requireRoute();
  const query = await searchParams;
  // a brand that is not there narrows nothing
  const mark = (await knownBrands()).find((brand) => brand === oneOf(query.mark));
  const affordable = oneOf(query.affordable) === '1';
  const sort = SORTS.find(({ value }) => value === oneOf(query.sort))?.value as GiftSort | undefined;
  const shown = shownOf(query.page, GIFTS_PAGE);
  const filter = { ...(mark ? { mark } : {}), ...(affordable ? { affordable: '1' as const } : {}) };
  const [gifts, me, status, banner] = await Promise.all([
    must(giftListQuery(filter, sort, shown)),
    must(meQuery()),
    must(waveStatusQuery()),
    part(waveBannerQuery()),
    prefetch(basketQuery()),
  ]);
  const brands = await brandList();
  return (
    <Hydrate queries={[basketQuery()]}>
      <CatalogueScreen {...{ gifts, me, brands, status, banner, mark, affordable, sort, shown }} />
    </Hydrate>
  );
}
