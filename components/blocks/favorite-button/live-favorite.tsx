'use client';

import { useIntent } from '@/components/ui/intent/use-intent';
import { sendOrKeep, waitingFor } from '../outbox/send-or-keep';
import { toastRefusal } from '../refusal/toast-refusal';
import { FavoriteFace, type FavoriteLook } from './favorite-face';

export interface FavoriteButtonProps extends FavoriteLook {
  /** Id of the learning item on the wire: `test-12`. */
  id: string;
  isFavorite: boolean;
  /** Called after the change is saved; a list of favourites removes the item. */
  onChanged?: (isFavorite: boolean) => void;
}

/** Toggles a favourite at once; a refusal rolls it back with a message; the last press wins. */
export function LiveFavorite({ id, title, isFavorite, kind, onChanged }: FavoriteButtonProps) {
  const key = `favorite:${id}`;
  const [kept, toggle] = useIntent({
    initial: isFavorite,
    waiting: () => waitingFor(key),
    send: (on) =>
      sendOrKeep({ key, kind: 'favorite', title, on, data: { id } }, async () => {
        const { setFavorite } = await import('@/api/learnings/queries');
        await setFavorite(id, on);
        if (on) (await import('./toast-favorite')).toastFavorite();
        onChanged?.(on);
      }),
    onRefused: toastRefusal,
  });
  return <FavoriteFace {...{ title, kind, kept, toggle }} />;
}
