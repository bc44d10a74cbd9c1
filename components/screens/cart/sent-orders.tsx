'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import { ordersQuery, useCancelOrder, useReceiveOrder, type Order } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { openPopup } from '@/components/popups/store';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { Note } from '@/components/ui/note/note';
import { Section } from '@/components/ui/section/section';
import { ShowMore } from '@/components/ui/show-more/show-more';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import styles from './sent-orders.module.css';

const STATUS = {
  paid: { title: 'Принят', kind: 'accent' },
  sent: { title: 'Передан в доставку', kind: 'accent' },
  received: { title: 'Получен', kind: 'good' },
  cancelled: { title: 'Отменён', kind: 'plain' },
} as const;

/** The person's orders by wave, newest first: cancelled while the wave is open, confirmed as received afterwards. */
export function SentOrders() {
  const list = useInfiniteQuery(ordersQuery());
  const shown = useRef(0);
  // loading the last page removes its button: focus moves to the first loaded wave
  const kept = useFocusKept<HTMLDivElement>((box) => box.querySelectorAll<HTMLElement>('h3')[shown.current]);
  const { data, isError } = list;
  // an order of a new wave shifts the pages: a wave may be on two of them
  const found = data?.pages.flatMap(({ items }) => items).filter(({ orders }) => orders.length > 0);
  const waves = new Map(found?.map((wave) => [wave.id, wave]));
  const more = () => {
    shown.current = waves.size;
    void list.fetchNextPage();
  };
  return (
    <Section id="orders" title="Мои заказы">
      <div {...kept}>
        {data && waves.size === 0 && (
          <p className={styles.none}>Здесь появятся заказы, которые вы оформите.</p>
        )}
        {!data && !isError && <RowSkeleton />}
        {[...waves.values()].map((wave) => (
          <OrdersOfWave key={wave.id} {...wave} />
        ))}
        {isError ? (
          <NotLoaded
            waiting={list.isFetching}
            onRetry={list.isFetchNextPageError ? more : () => void list.refetch()}
          />
        ) : (
          <ShowMore
            shown={waves.size}
            total={(list.hasNextPage && data?.pages.at(-1)?.page?.total) || 0}
            loading={list.isFetchingNextPage}
            onMore={more}
          />
        )}
      </div>
    </Section>
  );
}

function NotLoaded({ waiting, onRetry }: { waiting: boolean; onRetry: () => void }) {
  return (
    <Note kind="bad" role="alert">
      Заказы не загрузились.{' '}
      <Button size="s" kind="quiet" loading={waiting} onClick={onRetry}>
        Повторить
      </Button>
    </Note>
  );
}

function OrdersOfWave({ wave, isOpen, orders }: { wave: string; isOpen: boolean; orders: readonly Order[] }) {
  return (
    <section className={styles.wave} aria-label={wave}>
      <h3 tabIndex={-1}>
        {wave} {isOpen && <Badge kind="accent">Открыта</Badge>}
      </h3>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function OrderRow({ order }: { order: Order }) {
  const cancel = useCancelOrder();
  const receive = useReceiveOrder();
  const { id, number, status, items, totalPrice, canCancel, canReceive } = order;
  const { title, kind } = STATUS[status];
  const ask = () =>
    openPopup('confirm', {
      title: 'Отменить заказ?',
      text: `Заказ № ${number}: вернём ${points(totalPrice)} сразу.`,
      yes: 'Отменить заказ',
      no: 'Оставить',
      danger: true,
      onYes: async () => {
        await cancel.mutateAsync(id);
        toast({ text: `Заказ № ${number} отменён, баллы вернулись`, kind: 'good' });
      },
    });
  return (
    <li className={styles.order}>
      <OrderPictures items={items} />
      <b>
        Заказ № {number} <Badge kind={kind}>{title}</Badge>
      </b>
      <span className={styles.sum}>{points(totalPrice)}</span>
      <small>
        {items.map((item) => (item.quantity > 1 ? `${item.name} × ${item.quantity}` : item.name)).join(', ')}
        <span className={styles.when}>{dateWords(order)}</span>
      </small>
      {canReceive && (
        <Button
          size="s"
          kind="second"
          loading={receive.isPending}
          onClick={() => receive.mutate(id)}
          aria-label={`Подтвердить получение, заказ № ${number}`}
        >
          Подтвердить получение
        </Button>
      )}
      {canCancel && (
        <Button
          size="s"
          kind="quiet"
          data-flush="end"
          onClick={ask}
          aria-label={`Отменить заказ № ${number}`}
        >
          Отменить
        </Button>
      )}
      {(cancel.error ?? receive.error) && (
        <small role="alert">{messageOf(cancel.error ?? receive.error)}</small>
      )}
    </li>
  );
}

/** Latest event of the order with its date. */
function dateWords({ submittedAt, receivedAt, cancelledAt }: Order): string {
  if (cancelledAt) return `Отменён ${formatDate(cancelledAt)}`;
  return receivedAt ? `Получен ${formatDate(receivedAt)}` : formatDate(submittedAt);
}

/** Pictures of the first two items; the text beside them names all. */
function OrderPictures({ items }: Pick<Order, 'items'>) {
  return (
    <span className={styles.pictures} aria-hidden="true">
      {items.slice(0, 2).map(({ id, image }) => (
        <img key={id} src={itemPicture(image).src} alt="" width={48} height={48} loading="lazy" />
      ))}
    </span>
  );
}
