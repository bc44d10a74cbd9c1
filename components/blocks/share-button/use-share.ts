'use client';

import { useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/toast/toast-store';

type Way = 'share' | 'copy';

/** What this browser can really do: its own sheet on a phone, else the clipboard; else there is no button. */
function wayHere(): Way | null {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) return 'share';
  return typeof navigator.clipboard?.writeText === 'function' ? 'copy' : null;
}

/** What a browser can do does not change while a page is open. */
const never = () => () => undefined;

export interface ShareProps {
  title: string;
  /** Path of the page that is shared; without it the one that is open. */
  path?: string;
}

/** How a page can be shared here, in words, and the act; `way` is null where it can't be. */
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
