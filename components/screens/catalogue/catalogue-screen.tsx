import type { z } from 'zod';
import { GIFTS_PAGE, type Gift } from '@/api/orders/queries';
import type { presentWaveStatus, waveBannerContent } from '@/api/settings/schemas';
import type { Me } from '@/api/me/queries';
import { CartLink } from '@/components/blocks/gift-action/cart-link';
import { WaveBar } from '@/components/blocks/wave-bar/wave-bar';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { Tiles } from '@/components/ui/tiles/tiles';
import type { Brand } from '@/lib/domain/brands';
import { earnHref } from '@/lib/domain/earn-href';
import { pageTitle } from '@/lib/routes/page-titles';
import type { PageMeta } from '@/lib/json-api/answer';
import { requestTime } from '@/lib/session/request-time';
import styles from './catalogue.module.css';
import { GiftCard } from './gift-card';
import { giftList, type GiftsView } from './gift-list';
import { CatalogueToolbar } from './toolbar';

export interface CatalogueScreenProps {
  gifts: { items: Gift[]; page?: PageMeta; meta: { affordable: number } };
  me: Me;
  brands: readonly Brand[];
  status: z.output<typeof presentWaveStatus>;
  banner: z.output<typeof waveBannerContent> | null;
  view: GiftsView;
}

/** Gifts of the open wave for the person's points (specification, section 2; interface, 'Catalogue and cart'). */
export function CatalogueScreen({ gifts, me, brands, status, banner, view }: CatalogueScreenProps) {
  const wave = status.isAvailable ? status.wave : null;
  return (
    <ListPage
      title={pageTitle('catalogue')}
      beside={<CartLink />}
      tabs={<WaveBar banner={banner} wave={wave} now={requestTime()} />}
      filters={
        <CatalogueToolbar balances={me.markPoints} within={gifts.meta.affordable} {...{ brands, view }} />
      }
      address={giftList}
      view={view}
      list={gifts}
      step={GIFTS_PAGE}
      empty={{
        picture: 'cart',
        title: 'Подарков пока нет',
        text: 'Загляните в другие бренды: там точно что-то найдётся.',
        action: { title: 'Где набрать баллы', href: earnHref(view.mark) },
      }}
      narrowed={{
        picture: 'cart',
        title: 'Таких подарков сейчас нет',
        text: view.affordable
          ? 'На эти подарки пока не хватает баллов. Пройдите тест или посмотрите видео — и возвращайтесь.'
          : 'Загляните в другие бренды: там точно что-то найдётся.',
        all: 'Все подарки',
      }}
    >
      <Tiles columns={4} phone={2} className={styles.gifts}>
        {gifts.items.map((gift, index) => (
          <GiftCard key={gift.id} gift={gift} held={me.markPoints} first={index < 2} />
        ))}
      </Tiles>
    </ListPage>
  );
}
