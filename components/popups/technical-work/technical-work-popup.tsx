'use client';

import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import type { TechnicalWorkProps } from '../types';

const TEXT = 'Портал можно читать, но изменения сейчас не сохраняются. Мы скоро закончим.';

export function TechnicalWorkPopup({ text }: TechnicalWorkProps) {
  const close = useClosePopup();
  return (
    <PopupShell title="Идут технические работы" size="s" short>
      <p>{text?.trim() || TEXT}</p>
      <PopupShell.Actions>
        <Button onClick={close}>Понятно</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
