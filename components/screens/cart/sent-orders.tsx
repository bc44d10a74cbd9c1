'use client';

import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@/api/core/call-error';
import { ordersQuery, useCancelOrder, type Order } from '@/api/orders/queries';
import { openPopup } from '@/components/popups/store';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Section } from '@/components/ui/section/section';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import styles from './cart.module.css';

const STATUS = {
  paid: { title: 'Оплачен', kind: 'accent' },
  sent: { title: 'Отправлен', kind: 'good' },
  cancelled: { title: 'Отменён', kind: 'plain' },
} as const;

/** Own orders by wave, newest first; those of the open wave can be cancelled. */
export function SentOrders() {
  const { data, isError, refetch, isFetching } = useQuery(ordersQuery());
  const waves = (data?.items ?? []).filter(({ orders }) => orders.length > 0);
  if (data && waves.length === 0) return null;
  return (
    <Section title="Отправленные заказы">
      {isError && !data && (
        <Note kind="bad" role="alert">
          Заказы не загрузились.{' '}
          <Button size="s" kind="quiet" loading={isFetching} onClick={() => void refetch()}>
            Повторить
          </Button>
        </Note>
      )}
      {!data && !isError && <RowSkeleton />}
      {waves.map(({ id, wave, isOpen, orders }) => (
        <section key={id} className={styles.wave} aria-label={wave}>
          <h3>
            {wave} {isOpen && <Badge kind="accent">Открыта</Badge>}
          </h3>
          <ul>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function OrderRow({ order }: { order: Order }) {
  const cancel = useCancelOrder();
  const { id, number, status, submittedAt, cancelledAt, items, totalPrice, canCancel } = order;
  const { title, kind } = STATUS[status];
  const ask = () =>
    openPopup('confirm', {
      title: 'Отменить заказ?',
      text: `Заказ ${number}: вернём ${points(totalPrice)} сразу.`,
      yes: 'Отменить заказ',
      no: 'Оставить',
      danger: true,
      onYes: async () => {
        await cancel.mutateAsync(id);
        toast({ text: `Заказ ${number} отменён, баллы вернулись`, kind: 'good' });
      },
    });
  return (
    <li className={styles.order}>
      <b>
        {number} <Badge kind={kind}>{title}</Badge>
      </b>
      <span className={styles.sum}>{points(totalPrice)}</span>
      <small>
        {items.map((item) => (item.quantity > 1 ? `${item.name} × ${item.quantity}` : item.name)).join(', ')}.{' '}
        {cancelledAt ? `Отменён ${formatDate(cancelledAt)}` : formatDate(submittedAt)}
      </small>
      {canCancel && (
        <Button size="s" kind="quiet" onClick={ask} aria-label={`Отменить заказ ${number}`}>
          Отменить
        </Button>
      )}
      {cancel.isError && <small role="alert">{messageOf(cancel.error)}</small>}
    </li>
  );
}
