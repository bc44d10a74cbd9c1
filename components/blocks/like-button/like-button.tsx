'use client';

import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Text } from '@/components/ui/text/text';
import { formatNumber } from '@/lib/format/number';
import { useLike, type Like, type Likeable } from './use-like';

interface LikeLook {
  /** Of the item, for those who do not see it. */
  title: string;
  /** 'icon' on a card, without the number; 'line' beside a text, 'plain' among plain ones, 'words' after a text. */
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
  const kind = look === 'icon' ? 'glass' : look;
  return (
    <>
      <IconButton
        kind={kind}
        icon="heart"
        label={`Нравится: ${title}`}
        on={liked}
        aria-pressed={liked}
        onClick={toggle}
      />
      {look !== 'icon' && count > 0 && (
        <Text as="span" size="sm" tone="muted" num>
          {formatNumber(count)}
        </Text>
      )}
    </>
  );
}
