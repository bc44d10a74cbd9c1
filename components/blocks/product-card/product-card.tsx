import type { ProductItem } from '@/api/products/queries';
import { Badge } from '@/components/ui/badge/badge';
import { BareCard } from '@/components/ui/card/bare-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { productHref } from '@/lib/domain/products';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { LikeButton } from '../like-button/like-button';

export interface ProductCardProps {
  item: ProductItem;
  /** Whether the card is at the top of the page, so that its picture is loaded first. */
  first?: boolean;
  /** Shows the brand's name over the title, where a list has several brands. */
  branded?: boolean;
  level?: 2 | 3;
  sizes?: string;
}

/** A product: its pack in a square, the gamma over the name, sizes, like, advertising mark. */
export function ProductCard({ item, first, branded, level, sizes }: ProductCardProps) {
  const { id, title, gammaName, size, isLiked, likeCount } = item;
  return (
    <BareCard
      brand={item.markId}
      level={level}
      title={title}
      href={productHref(item)}
      eyebrow={branded ? <DropTag kind="name">{item.markName}</DropTag> : gammaName}
      shot={
        <Shot
          {...itemPicture(item.image, sizes)}
          ratio="1/1"
          first={first}
          topLeft={item.isNew && <Badge kind="glass">Новинка</Badge>}
          topRight={<LikeButton type="product" {...{ id, title, isLiked, likeCount }} />}
        />
      }
    >
      {size && (
        <Meta>
          <MetaItem>{size}</MetaItem>
        </Meta>
      )}
      <EridMark {...item} />
    </BareCard>
  );
}
