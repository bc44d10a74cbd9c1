'use client';

import { useIntent } from '@/components/ui/intent/use-intent';
import { sendOrKeep, waitingFor } from '../outbox/send-or-keep';
import { toastRefusal } from '../refusal/toast-refusal';
import { FavoriteFace, type FavoriteLook } from './favorite-face';

export interface FavoriteButtonProps extends FavoriteLook {
  /** As the list of learnings gives it: `test-12`. */
  id: string;
  isFavorite: boolean;
  /** A list of favourites drops the item. */
  onChanged?: (isFavorite: boolean) => void;
}

/** Keeps a learning item among favourites: at once, rolled back with a message, last intent wins. */
export function LiveFavorite({ id, title, isFavorite, kind, onChanged }: FavoriteButtonProps) {
  const key = `favorite:${id}`;
  const [kept, toggle] = useIntent({
    initial: isFavorite,
    waiting: () => waitingFor(key),
    send: (on) =>
      sendOrKeep({ key, kind: 'favorite', title, on, data: { id } }, async () => {
        const { setFavorite } = await import('@/api/learnings/queries');
        await setFavorite(id, on);
        if (on) (await import('./tell-kept')).tellKept();
        onChanged?.(on);
      }),
    onRefused: toastRefusal,
  });
  return <FavoriteFace {...{ title, kind, kept, toggle }} />;
}
