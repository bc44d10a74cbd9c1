'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import * as path from '@/lib/routes/path';
import { PopupShell, useClosePopup } from '../slot';
import type { RegistrationErrorProps } from '../training-types';

/** Why nobody was booked, and what to do about it. */
export function RegistrationErrorPopup({ message, solution }: RegistrationErrorProps) {
  const close = useClosePopup();
  return (
    <PopupShell title="Запись не получилась" size="s" short>
      <div role="alert">
        <p>{message}</p>
        <p>{solution}</p>
      </div>
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Понятно
        </Button>
        <ButtonLink href={path.appointments()}>Мои записи</ButtonLink>
      </PopupShell.Actions>
    </PopupShell>
  );
}
