import type { Gift } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Badge } from '@/components/ui/badge/badge';
import { BareCard } from '@/components/ui/card/bare-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Price } from '@/components/ui/price/price';
import { Shot } from '@/components/ui/shot/shot';
import { canTake } from '@/lib/domain/afford';
import { formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import { GiftAction } from '@/components/blocks/gift-action/gift-action';
import { BADGES, cardWords, lineOf } from '@/components/blocks/gift-action/gift-words';
import * as path from '@/lib/routes/path';
import styles from './catalogue.module.css';

interface GiftCardProps {
  gift: Gift;
  /** The person's points by mark. */
  held: Readonly<Record<string, number>>;
  first: boolean;
}

/** A gift: its price in the brand's points, limit, stock, and what the person can do about it. */
export function GiftCard({ gift, held, first }: GiftCardProps) {
  const { name, markId, markName, price, image, badges } = gift;
  const balance = held[markId] ?? 0;
  return (
    <BareCard
      brand={markId}
      title={name}
      href={path.gift(gift.id)}
      level={2}
      className={styles.gift}
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
      <p className={styles.stock}>{cardWords(gift)}</p>
      <GiftAction gift={lineOf(gift)} {...{ balance, held }} most={canTake(gift)} />
    </BareCard>
  );
}
