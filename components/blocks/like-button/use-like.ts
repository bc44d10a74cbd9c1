import { useRef } from 'react';
import type { Rateable } from '@/api/ratings/queries';
import { useIntent } from '@/components/ui/intent/use-intent';
import { sendOrKeep, waitingFor } from '../outbox/send-or-keep';
import { toastRefusal } from '../refusal/toast-refusal';

export interface Likeable {
  type: Rateable;
  id: string;
  /** Of the item, for a like that waits for the network. */
  title: string;
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

/** A like: at once, rolled back with a message when the server refuses, last intent wins; it waits for a network. */
export function useLike({ type, id, title, isLiked, likeCount, ratingId }: Likeable): Like {
  const key = `like:${type}:${id}`;
  const row = useRef(ratingId);
  const [liked, toggle] = useIntent({
    initial: isLiked,
    waiting: () => waitingFor(key),
    send: (on) => {
      const data = { type, id, ratingId: row.current ?? '' };
      return sendOrKeep({ key, kind: 'like', title, on, data }, async () => {
        const { like, unlike } = await import('@/api/ratings/queries');
        if (on) row.current = await like(type, id);
        else await unlike(type, id, row.current);
      });
    },
    onRefused: toastRefusal,
  });
  return { liked, count: likeCount + Number(liked) - Number(isLiked), toggle };
}
