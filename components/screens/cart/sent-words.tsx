import type { Me } from '@/api/me/queries';
import type { Basket, Order } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Shot } from '@/components/ui/shot/shot';
import { deliveredBy } from '@/lib/domain/gift-delivery';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { NextGoal } from './next-goal';
import styles from './sent-words.module.css';

interface SentWordsProps {
  order: Pick<Order, 'number'>;
  /** As it was sent. */
  basket: Basket;
  /** With the balances before the order. */
  me: Me;
  wave: { endsAt: string } | null;
}

/** Confirmation of an order: gifts, place and date of delivery, points left of each brand, and the next goal. */
export function SentWords({ order, basket, me, wave }: SentWordsProps) {
  const marks = Object.keys(basket.markPrices);
  return (
    <div className={styles.sent}>
      <div
        className={styles.shots}
        data-count={Math.min(3, basket.items.length)}
        data-brand={marks.length === 1 ? marks[0] : undefined}
      >
        {basket.items.map(({ giftId, name, image }) => (
          <Shot key={giftId} {...itemPicture(image, '240px')} alt={name} ratio="1/1" />
        ))}
      </div>
      <ul className={styles.facts}>
        <Fact icon="bag" term={`Заказ № ${order.number}`}>
          {basket.items.map(({ name }) => name).join(', ')}
        </Fact>
        {me.pharmacy && (
          <Fact
            icon="pin"
            term={wave ? `Привезём до ${formatDate(deliveredBy(wave.endsAt))}` : 'Привезём в аптеку'}
          >
            «{me.pharmacy.name}», {me.pharmacy.address}
          </Fact>
        )}
        <Fact icon="points" term="Осталось на счёте">
          {Object.entries(basket.markPrices).map(([mark, price]) => (
            <DropTag key={mark} kind="plain" brand={mark}>
              {basket.items.find(({ markId }) => markId === mark)?.markName ?? mark}
              {': '}
              {points(Math.max(0, (me.markPoints[mark] ?? 0) - price))}
            </DropTag>
          ))}
        </Fact>
      </ul>
      <NextGoal
        marks={marks}
        me={me}
        prices={basket.markPrices}
        ordered={basket.items.map(({ giftId }) => giftId)}
      />
      <p className={styles.promise}>Отменить заказ можно до конца волны, баллы вернутся сразу.</p>
    </div>
  );
}

function Fact({ icon, term, children }: { icon: IconName; term: string; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>{term}</b>
        <span>{children}</span>
      </div>
    </li>
  );
}
