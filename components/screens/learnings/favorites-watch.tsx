'use client';

import { useEffect } from 'react';
import { FAVORITE_CHANGED, setFavorite, type FavoriteChange } from '@/api/learnings/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { toast } from '@/components/ui/toast/toast-store';

/** In the list of favourites, offers to undo the removal of an item. */
export function FavoritesWatch() {
  useEffect(() => {
    const onChange = (event: Event) => {
      const { id, on } = (event as CustomEvent<FavoriteChange>).detail;
      if (on) return;
      document.getElementById('list-found')?.focus({ preventScroll: true });
      const back = () => void setFavorite(id, true).catch(toastRefusal);
      toast({ text: 'Убрано из избранного', action: { label: 'Вернуть', onPress: back } });
    };
    window.addEventListener(FAVORITE_CHANGED, onChange);
    return () => window.removeEventListener(FAVORITE_CHANGED, onChange);
  }, []);
  return null;
}
