import type { z } from 'zod';
import { GIFTS_PAGE, type Gift } from '@/api/orders/queries';
import type { presentWaveStatus, waveBannerContent } from '@/api/settings/schemas';
import type { Me } from '@/api/me/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { WaveBar } from '@/components/blocks/wave-bar/wave-bar';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { Brand } from '@/lib/domain/brands';
import type { Shown } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import type { PageMeta } from '@/lib/json-api/answer';
import { requestTime } from '@/lib/session/request-time';
import { CartLink } from './cart-link';
import { GiftCard } from './gift-card';
import { giftList, type GiftsView } from './gift-list';
import { CatalogueToolbar } from './toolbar';
import styles from './catalogue.module.css';
import * as paths from '@/lib/routes/path';

export interface CatalogueScreenProps {
  gifts: { items: Gift[]; page?: PageMeta };
  me: Me;
  brands: readonly Brand[];
  status: z.output<typeof presentWaveStatus>;
  banner: z.output<typeof waveBannerContent> | null;
  view: GiftsView;
  shown: Shown;
}

/** Gifts of the open wave for the person's points (specification, section 2; interface, 'Catalogue and cart'). */
export function CatalogueScreen({ gifts, me, brands, status, banner, view, shown }: CatalogueScreenProps) {
  const { items, page } = gifts;
  const filtered = giftList.active(view).length > 0;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <div className={styles.head}>
        <PageHead title={pageTitle('catalogue')} lead="Подарки за баллы" sameAsCrumbs />
        <CartLink />
      </div>
      <WaveBar banner={banner} wave={status.isAvailable ? status.wave : null} now={requestTime()} />
      <CatalogueToolbar balances={me.markPoints} brands={brands} view={view} />
      {items.length === 0 ? (
        <Empty
          picture="/art/empty-cart.svg"
          title={filtered ? 'Таких подарков сейчас нет' : 'Подарков пока нет'}
          text={
            view.affordable
              ? 'На эти подарки пока не хватает баллов. Пройдите тест или посмотрите видео — и возвращайтесь.'
              : 'Загляните в другие бренды: там точно что-то найдётся.'
          }
          action={
            <ButtonLink href={filtered ? giftList.href(giftList.read({})) : paths.learnings()}>
              {filtered ? 'Все подарки' : 'Где набрать баллы'}
            </ButtonLink>
          }
        />
      ) : (
        <Tiles columns={4} phone={2}>
          {items.map((gift, index) => (
            <GiftCard key={gift.id} gift={gift} balance={me.markPoints[gift.markId] ?? 0} first={index < 2} />
          ))}
        </Tiles>
      )}
      <ListMore
        shown={shown}
        step={GIFTS_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => giftList.href(view, { page })}
      />
    </Wrap>
  );
}
