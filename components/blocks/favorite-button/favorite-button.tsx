'use client';

import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useIntent } from '@/components/ui/intent/use-intent';
import { sendOrKeep, waitingFor } from '../outbox/send-or-keep';
import { toastRefusal } from '../refusal/toast-refusal';

interface FavoriteButtonProps {
  /** As the list of learnings gives it: `test-12`. */
  id: string;
  title: string;
  isFavorite: boolean;
  kind?: 'glass' | 'plain' | 'line';
  /** A list of favourites drops the item. */
  onChanged?: (isFavorite: boolean) => void;
}

/** Keeps a learning item among favourites: at once, rolled back with a message, last intent wins. */
export function FavoriteButton({ id, title, isFavorite, kind = 'glass', onChanged }: FavoriteButtonProps) {
  const key = `favorite:${id}`;
  const [kept, toggle] = useIntent({
    initial: isFavorite,
    waiting: () => waitingFor(key),
    send: (on) =>
      sendOrKeep({ key, kind: 'favorite', title, on, data: { id } }, async () => {
        const { setFavorite } = await import('@/api/learnings/queries');
        await setFavorite(id, on);
        onChanged?.(on);
      }),
    onRefused: toastRefusal,
  });
  return (
    <IconButton
      kind={kind}
      icon="bookmark"
      label={`В избранном: ${title}`}
      on={kept}
      aria-pressed={kept}
      onClick={toggle}
    />
  );
}
