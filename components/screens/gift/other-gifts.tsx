import type { Gift } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { BareCard } from '@/components/ui/card/bare-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Price } from '@/components/ui/price/price';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { canTake } from '@/lib/domain/afford';
import { formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import * as path from '@/lib/routes/path';

const MOST = 4;

/** Picks gifts that can be taken: of the same brand first, then of other brands if there are too few. */
export function otherGifts(gifts: readonly Gift[], { id, markId }: Pick<Gift, 'id' | 'markId'>): Gift[] {
  const rest = gifts.filter((gift) => gift.id !== id && canTake(gift) > 0);
  const isOwn = (gift: Gift) => gift.markId === markId;
  return [...rest.filter(isOwn), ...rest.filter((gift) => !isOwn(gift))].slice(0, MOST);
}

/** Tiles of other gifts to spend points on. */
export function OtherGifts({ gifts, of }: { gifts: readonly Gift[]; of: Gift }) {
  const shown = otherGifts(gifts, of);
  if (shown.length === 0) return null;
  return (
    <Section id="others" title="Другие подарки">
      <Tiles columns={4} phone={2}>
        {shown.map(({ id, name, markId, markName, price, image }) => (
          <BareCard
            key={id}
            brand={markId}
            title={name}
            href={path.gift(id)}
            level={3}
            eyebrow={<DropTag kind="name">{markName}</DropTag>}
            shot={<Shot {...itemPicture(image)} ratio="1/1" />}
            meta={<Price value={formatNumber(price)} unit={plural(price, ['балл', 'балла', 'баллов'])} />}
          />
        ))}
      </Tiles>
    </Section>
  );
}
