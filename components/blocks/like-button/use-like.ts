import { useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import type { Rateable } from '@/api/ratings/queries';
import { useIntent } from '@/components/ui/intent/use-intent';
import { toast } from '@/components/ui/toast/toast-store';

export interface Likeable {
  type: Rateable;
  id: string;
  isLiked: boolean;
  likeCount: number;
  /** The person's own like, which a removal names. */
  ratingId: string | null;
}

export interface Like {
  liked: boolean;
  /** Likes of everybody, the person's own as it is shown. */
  count: number;
  toggle: () => void;
}

/** A like: at once, rolled back with a message when the server refuses, last intent wins. */
export function useLike({ type, id, isLiked, likeCount, ratingId }: Likeable): Like {
  const row = useRef(ratingId);
  const [liked, toggle] = useIntent({
    initial: isLiked,
    send: async (on) => {
      const { like, unlike } = await import('@/api/ratings/queries');
      if (on) row.current = await like(type, id);
      else if (row.current) await unlike(row.current);
    },
    onRefused: (error) => toast({ text: messageOf(error), kind: 'bad' }),
  });
  return { liked, count: likeCount + Number(liked) - Number(isLiked), toggle };
}
