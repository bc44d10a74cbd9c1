'use client';

import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import type { MessageProps } from '../types';

export function MessagePopup({ title, text, done = 'Понятно' }: MessageProps) {
  const close = useClosePopup();
  return (
    <PopupShell title={title} size="s" short>
      <div>{text}</div>
      <PopupShell.Actions>
        <Button onClick={close}>{done}</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
