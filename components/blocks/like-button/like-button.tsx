'use client';

import { useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import { like, unlike, type Rateable } from '@/api/ratings/queries';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useIntent } from '@/components/ui/intent/use-intent';
import { toast } from '@/components/ui/toast/toast-store';
import { formatNumber } from '@/lib/format/number';

export interface LikeButtonProps {
  type: Rateable;
  id: string;
  /** Of the item, for those who do not see it. */
  title: string;
  isLiked: boolean;
  likeCount: number;
  ratingId: string | null;
  /** 'icon' on a card, 'words' at the end of what was read. */
  look?: 'icon' | 'words';
}

/** A like: at once, rolled back with a message when the server refuses, last intent wins. */
export function LikeButton({ type, id, title, isLiked, likeCount, ratingId, look = 'icon' }: LikeButtonProps) {
  const row = useRef(ratingId);
  const [liked, toggle] = useIntent({
    initial: isLiked,
    send: async (on) => {
      if (on) row.current = await like(type, id);
      else if (row.current) await unlike(row.current);
    },
    onRefused: (error) => toast({ text: messageOf(error), kind: 'bad' }),
  });
  if (look === 'icon') {
    return (
      <IconButton
        kind="glass"
        icon="heart"
        label={`Нравится: ${title}`}
        on={liked}
        aria-pressed={liked}
        onClick={toggle}
      />
    );
  }
  const count = likeCount + Number(liked) - Number(isLiked);
  return (
    <Button kind={liked ? 'main' : 'second'} icon="heart" aria-pressed={liked} onClick={toggle}>
      Нравится{count > 0 ? `, ${formatNumber(count)}` : ''}
    </Button>
  );
}
