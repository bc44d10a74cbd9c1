import type { ReactNode } from 'react';
import type { Article } from '@/api/articles/queries';
import type { VideoProps } from '@/components/popups/types';
import { Badge } from '@/components/ui/badge/badge';
import { WideCard } from '@/components/ui/card/wide-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { learningHref } from '@/lib/domain/learning';
import { clockTime } from '@/lib/format/duration';
import { points } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { LikeButton } from '../like-button/like-button';
import { QuickLook } from './quick-look';
import { seenWords } from './seen-words';

export interface VideoCardProps {
  /** An article with `entries = 'video'`. */
  item: Article;
  /** Whether the card is at the top of the page, so that its picture is loaded first. */
  first?: boolean;
  /** Shows the brand's name over the title, where a list has several brands. */
  branded?: boolean;
  /** A line under the title: speaker, date. */
  detail?: ReactNode;
  level?: 2 | 3 | 4;
  sizes?: string;
  className?: string;
  /** Whether it can be watched over the list, without opening its page. */
  look?: boolean;
}

/** A video: 16:9 picture with play, length, watched share, points, like, advertising mark; a closed one has no link. */
export function VideoCard({ item, first, branded, detail, level, sizes, className, look }: VideoCardProps) {
  const { id, title, isLiked, likeCount } = item;
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
        topRight: <LikeButton type="article" {...{ id, title, isLiked, likeCount }} />,
        bottomRight: item.durationSeconds ? (
          <Badge kind="glass">{clockTime(item.durationSeconds)}</Badge>
        ) : null,
      }}
    >
      {detail}
      <Meta>
        {item.points > 0 && <DropTag>{points(item.points)}</DropTag>}
        <MetaItem>{seenWords(item)}</MetaItem>
      </Meta>
      {look && item.viewAvailable && item.videoUrl && <QuickLook {...lookProps(item, item.videoUrl)} />}
      <EridMark {...item} />
    </WideCard>
  );
}

function lookProps(item: Article, videoUrl: string): VideoProps {
  const { id, title, brand, isVimeo, isLiked, isFavorite, likeCount } = item;
  const { finished, points, durationSeconds } = item;
  const { needErid, eridToken, eridSource, videoWebmUrl: webm, captionsUrl: captions } = item;
  return {
    ...{ id, title, brand, videoUrl, isVimeo, webm, captions, durationSeconds, finished, points },
    ...{ isLiked, isFavorite, likeCount, needErid, eridToken, eridSource },
    poster: item.image?.originalUrl ?? null,
    href: learningHref({ type: 'video', id, slug: item.slug, brand }),
  };
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
