'use client';

import { useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/toast/toast-store';

type Way = 'share' | 'copy';

/** The available way of sharing: the system's sheet on a phone, else the clipboard; null for neither. */
function wayHere(): Way | null {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) return 'share';
  return typeof navigator.clipboard?.writeText === 'function' ? 'copy' : null;
}

/** Subscription without events: the abilities of a browser don't change while a page is open. */
const never = () => () => undefined;

export interface ShareProps {
  title: string;
  /** Path of the shared page; the open page by default. */
  path?: string;
}

/** Way of sharing a page, its label, and the act; `way` is null where a page can't be shared. */
export function useShare({ title, path }: ShareProps) {
  const way = useSyncExternalStore(never, wayHere, () => null);

  async function share() {
    const url = path ? new URL(path, location.origin).href : location.href.replace(/#.*$/, '');
    try {
      if (way === 'share') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ text: 'Ссылка скопирована', kind: 'good' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ text: 'Не получилось скопировать ссылку', kind: 'bad' });
    }
  }
  return { way, label: way === 'share' ? 'Поделиться' : 'Скопировать ссылку', share: () => void share() };
}
