'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { toast } from '@/components/ui/toast/toast-store';

type Way = 'share' | 'copy';

/** What this browser can really do: its own sheet on a phone, else the clipboard; else there is no button. */
function wayHere(): Way | null {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) return 'share';
  return typeof navigator.clipboard?.writeText === 'function' ? 'copy' : null;
}

/** What a browser can do does not change while a page is open. */
const never = () => () => undefined;

export function ShareButton({ title }: { title: string }) {
  const way = useSyncExternalStore(never, wayHere, () => null);
  if (!way) return null;

  async function share() {
    const url = location.href.replace(/#.*$/, '');
    try {
      if (way === 'share') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ text: 'Ссылка скопирована', kind: 'good' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ text: 'Не получилось скопировать ссылку', kind: 'bad' });
    }
  }

  const label = way === 'share' ? 'Поделиться' : 'Скопировать ссылку';
  return <IconButton kind="line" icon="share" label={label} onClick={() => void share()} />;
}
