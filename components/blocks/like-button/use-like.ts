import type { Rateable } from '@/api/ratings/queries';
import { useIntent } from '@/components/ui/intent/use-intent';
import { sendOrKeep, waitingFor } from '../outbox/send-or-keep';
import { toastRefusal } from '../refusal/toast-refusal';

export interface Likeable {
  type: Rateable;
  id: string;
  /** Title of the item, for a like in the outbox. */
  title: string;
  isLiked: boolean;
  likeCount: number;
}

export interface Like {
  liked: boolean;
  /** Likes of everyone, including the person's own as shown. */
  count: number;
  toggle: () => void;
}

/**
 * A like: shown at once, rolled back with a message after a refusal, queued without a network; the last intent wins.
 */
export function useLike({ type, id, title, isLiked, likeCount }: Likeable): Like {
  const key = `like:${type}:${id}`;
  const [liked, toggle] = useIntent({
    initial: isLiked,
    waiting: () => waitingFor(key),
    send: (on) =>
      sendOrKeep({ key, kind: 'like', title, on, data: { type, id } }, async () => {
        const { like, unlike } = await import('@/api/ratings/queries');
        await (on ? like : unlike)(type, id);
      }),
    onRefused: toastRefusal,
  });
  return { liked, count: likeCount + Number(liked) - Number(isLiked), toggle };
}
