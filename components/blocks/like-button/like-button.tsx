'use client';

import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { formatNumber } from '@/lib/format/number';
import { useLike, type Like, type Likeable } from './use-like';

interface LikeLook {
  /** Of the item, for those who do not see it. */
  title: string;
  /** 'icon' on a card, 'line' beside a text, 'plain' among plain ones, 'words' at the end of what was read. */
  look?: 'icon' | 'line' | 'plain' | 'words';
}
export type LikeButtonProps = Likeable & LikeLook;

/** A like of one item. */
export function LikeButton({ title, look = 'icon', ...item }: LikeButtonProps) {
  return <LikeFace like={useLike({ ...item, title })} title={title} look={look} />;
}

/** The button alone, where one like is shown twice on a page. */
export function LikeFace({ like: { liked, count, toggle }, title, look }: LikeLook & { like: Like }) {
  if (look === 'words') {
    return (
      <Button kind={liked ? 'main' : 'second'} icon="heart" aria-pressed={liked} onClick={toggle}>
        Нравится{count > 0 ? `, ${formatNumber(count)}` : ''}
      </Button>
    );
  }
  return (
    <IconButton
      kind={look === 'icon' ? 'glass' : look}
      icon="heart"
      label={`Нравится: ${title}`}
      on={liked}
      aria-pressed={liked}
      onClick={toggle}
    />
  );
}
