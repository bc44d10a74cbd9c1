import type { Gift } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Badge } from '@/components/ui/badge/badge';
import { BareCard } from '@/components/ui/card/bare-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Price } from '@/components/ui/price/price';
import { Shot } from '@/components/ui/shot/shot';
import { limitWords } from '@/lib/domain/order-limit';
import { canTake } from '@/lib/domain/orders';
import { formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import { GiftAction } from './gift-action';
import styles from './catalogue.module.css';

const BADGES = { new: 'Новинка', hit: 'Хит', last: 'Последние' } as const;

function stockWords({ limit, ordered, amount }: Gift): string {
  if (amount === 0) return 'Закончились';
  const already = ordered > 0 ? ` · Уже заказано ${formatNumber(ordered)}` : '';
  const most = limitWords(limit);
  return `${most && `${most} · `}Осталось ${formatNumber(amount)}${already}`;
}

/** A gift: its price in the brand's points, limit, stock, and what the person can do about it. */
export function GiftCard({ gift, balance, first }: { gift: Gift; balance: number; first: boolean }) {
  const { name, size, markId, markName, price, image, badges, shortDescription } = gift;
  return (
    <BareCard
      brand={markId}
      title={name}
      level={2}
      eyebrow={<DropTag kind="name">{markName}</DropTag>}
      shot={
        <Shot
          {...itemPicture(image)}
          ratio="1/1"
          first={first}
          topLeft={badges.map((badge) => (
            <Badge key={badge} kind="glass">
              {BADGES[badge]}
            </Badge>
          ))}
        />
      }
      meta={<Price value={formatNumber(price)} unit={plural(price, ['балл', 'балла', 'баллов'])} />}
    >
      <p className={styles.about}>{shortDescription}</p>
      <p className={styles.stock}>
        {size ? `${size} · ` : ''}
        {stockWords(gift)}
      </p>
      <GiftAction gift={lineOf(gift)} balance={balance} most={canTake(gift)} />
    </BareCard>
  );
}

/** What the basket would hold of it: all the island needs. */
function lineOf(gift: Gift) {
  const {
    giftId,
    price,
    amount,
    limit,
    ordered,
    isAvailable,
    badges,
    name,
    slug,
    size,
    markId,
    markName,
    image,
  } = gift;
  return {
    itemId: giftId,
    giftId,
    quantity: 1,
    basePrice: price,
    price,
    ...{ amount, limit, ordered, isAvailable, badges, name, slug, size, markId, markName, image },
  };
}
