import type { Metadata } from 'next';
import { Hydrate } from '@/api/core/hydrate';
import { part } from '@/api/core/part';
import { must, prefetch } from '@/api/core/server';
import { basketQuery, giftListQuery, giftQuery } from '@/api/orders/queries';
import { waveStatusQuery } from '@/api/settings/queries';
import { meQuery } from '@/api/me/queries';
import { GiftScreen } from '@/components/screens/gift/gift-screen';
import { brandList, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/lk/catalogue/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, shortDescription } = await must(giftQuery((await params).id));
  return { title: name, description: shortDescription };
}

export default async function Page({ params }: Props) {
  await requireRoute();
  const { id } = await params;
  const [gift, me, status, others] = await Promise.all([
    must(giftQuery(id)),
    must(meQuery()),
    must(waveStatusQuery()),
    part(giftListQuery({})),
    prefetch(basketQuery()),
  ]);
  const brands = await brandList();
  return (
    <Hydrate queries={[basketQuery()]}>
      <GiftScreen
        {...{ gift, me, brands }}
        wave={status.isAvailable ? status.wave : null}
        others={others?.items ?? []}
      />
    </Hydrate>
  );
}
