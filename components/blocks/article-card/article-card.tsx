import type { Article } from '@/api/articles/queries';
import { Badge } from '@/components/ui/badge/badge';
import { BareCard } from '@/components/ui/card/bare-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot, type Ratio } from '@/components/ui/shot/shot';
import { learningHref } from '@/lib/domain/learning';
import { counted, points } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { LikeButton } from '../like-button/like-button';

export interface ArticleCardProps {
  item: Article;
  /** The card is at the top of the page, so its picture is loaded first. */
  first?: boolean;
  /** Shows the description under the title. */
  described?: boolean;
  /** Shows the brand's name over the title, for lists of several brands. */
  branded?: boolean;
  level?: 2 | 3 | 4;
  ratio?: Ratio;
  sizes?: string;
  className?: string;
}

export const minutes = (count: number) => counted(count, ['минута', 'минуты', 'минут']);

function corner({ isRead, isNew }: Article) {
  if (isRead)
    return (
      <Badge kind="glass" icon="check">
        Прочитано
      </Badge>
    );
  return isNew ? <Badge kind="glass">Новое</Badge> : null;
}

/** An article: a bare card with points of its test, minutes, like, advertising mark. */
export function ArticleCard({
  item,
  first,
  described,
  branded,
  level,
  ratio,
  sizes,
  className,
}: ArticleCardProps) {
  const { id, title, isLiked, likeCount } = item;
  return (
    <BareCard
      className={className}
      brand={item.brand}
      level={level}
      title={title}
      href={learningHref({ type: 'article', id, slug: item.slug, brand: item.brand })}
      eyebrow={branded && <DropTag kind="name">{item.markName}</DropTag>}
      shot={
        <Shot
          {...itemPicture(item.image, sizes)}
          first={first}
          ratio={ratio}
          topLeft={corner(item)}
          topRight={<LikeButton type="article" {...{ id, title, isLiked, likeCount }} />}
        />
      }
    >
      {described && item.description && <p>{item.description}</p>}
      <Meta>
        {item.testPoints ? <DropTag>{points(item.testPoints)}</DropTag> : null}
        {item.readMinutes ? <MetaItem>{minutes(item.readMinutes)}</MetaItem> : null}
      </Meta>
      <EridMark {...item} />
    </BareCard>
  );
}
