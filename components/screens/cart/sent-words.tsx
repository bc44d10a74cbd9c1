import type { Me } from '@/api/me/queries';
import type { Basket, Order } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Shot } from '@/components/ui/shot/shot';
import { deliveredBy } from '@/lib/domain/gift-delivery';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { NextGoal } from './next-goal';
import styles from './cart.module.css';

interface SentWordsProps {
  order: Pick<Order, 'number'>;
  /** As it was sent. */
  basket: Basket;
  /** Before the order. */
  me: Me;
  wave: { endsAt: string } | null;
}

/** What was ordered, where it comes to, until when, and what is left of each brand's points. */
export function SentWords({ order, basket, me, wave }: SentWordsProps) {
  const left = Object.entries(basket.markPrices).map(([mark, price]) => {
    const name = basket.items.find(({ markId }) => markId === mark)?.markName ?? mark;
    return `${name} — ${points(Math.max(0, (me.markPoints[mark] ?? 0) - price))}`;
  });
  return (
    <div className={styles.sent}>
      <div className={styles.sentShots}>
        {basket.items.map(({ giftId, name, image }) => (
          <Shot key={giftId} {...itemPicture(image, '104px')} alt={name} ratio="1/1" />
        ))}
      </div>
      <p>Номер заказа {order.number}.</p>
      {me.pharmacy && (
        <p>
          Привезём в аптеку «{me.pharmacy.name}», {me.pharmacy.address}
          {wave && `, до ${formatDate(deliveredBy(wave.endsAt))}`}.
        </p>
      )}
      <p>Осталось: {left.join(', ')}.</p>
      <NextGoal
        marks={Object.keys(basket.markPrices)}
        me={me}
        prices={basket.markPrices}
        ordered={basket.items.map(({ giftId }) => giftId)}
      />
      <p>Отменить заказ можно до конца волны, баллы вернутся сразу.</p>
    </div>
  );
}
