'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import { Celebration } from '@/components/ui/celebration/celebration';
import { PopupShell, useClosePopup } from '../slot';
import type { ThanksProps } from '../types';

export function ThanksPopup({ title = 'Спасибо!', text = 'Всё получилось.', next, celebrates }: ThanksProps) {
  const close = useClosePopup();
  return (
    <PopupShell title={title} size="s" short={!celebrates}>
      {celebrates && <Celebration />}
      <div>{text}</div>
      <PopupShell.Actions>
        <Button kind={next ? 'second' : 'main'} onClick={close}>
          Закрыть
        </Button>
        {next && <ButtonLink href={next.href}>{next.title}</ButtonLink>}
      </PopupShell.Actions>
    </PopupShell>
  );
}
