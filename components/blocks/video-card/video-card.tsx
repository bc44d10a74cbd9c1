import type { Article } from '@/api/articles/queries';
import { Badge } from '@/components/ui/badge/badge';
import { WideCard } from '@/components/ui/card/wide-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { learningHref } from '@/lib/domain/learning';
import { clockTime } from '@/lib/format/duration';
import { percent, points } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { LikeButton } from '../like-button/like-button';

export interface VideoCardProps {
  /** An article with `entries = 'video'`. */
  item: Article;
  /** The page opens with it: its picture is loaded first. */
  first?: boolean;
  /** Brand's name over the title, where several brands stand together. */
  branded?: boolean;
  level?: 2 | 3 | 4;
  sizes?: string;
  className?: string;
}

/** What was seen of a video, in words: `Просмотрено 58 %`, `Просмотрено`, `Видео`. */
export function seenWords({ finished, progress }: { finished: boolean; progress: number }): string {
  if (finished) return 'Просмотрено';
  return progress > 0 ? `Просмотрено ${percent(progress / 100)}` : 'Видео';
}

/** A video: 16:9 with play, length, what was seen, points, like, advertising mark; closed ones lead nowhere. */
export function VideoCard({ item, first, branded, level, sizes, className }: VideoCardProps) {
  const { id, title, isLiked, likeCount, ratingId } = item;
  const href = learningHref({ type: 'video', id, slug: item.slug, brand: item.brand });
  return (
    <WideCard
      className={className}
      brand={item.brand}
      level={level}
      title={title}
      href={item.viewAvailable ? href : undefined}
      eyebrow={branded && <DropTag kind="name">{item.markName}</DropTag>}
      seen={item.progress}
      shot={{
        ...itemPicture(item.image, sizes),
        first,
        topLeft: leftCorner(item),
        topRight: <LikeButton type="article" {...{ id, title, isLiked, likeCount, ratingId }} />,
        bottomRight: item.durationSeconds ? (
          <Badge kind="glass">{clockTime(item.durationSeconds)}</Badge>
        ) : null,
      }}
    >
      <Meta>
        {item.points > 0 && <DropTag>{points(item.points)}</DropTag>}
        <MetaItem>{seenWords(item)}</MetaItem>
      </Meta>
      <EridMark {...item} short />
    </WideCard>
  );
}

function leftCorner({ viewAvailable, isNew, finished }: Article) {
  if (!viewAvailable)
    return (
      <Badge kind="glass" icon="lock">
        Закрыто
      </Badge>
    );
  return isNew && !finished ? <Badge kind="glass">Новое</Badge> : null;
}
