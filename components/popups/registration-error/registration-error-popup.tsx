'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import type { RegistrationErrorProps } from '../training-types';

/** Why nobody was booked, and what to do about it. */
export function RegistrationErrorPopup({ message, solution, next }: RegistrationErrorProps) {
  const close = useClosePopup();
  const router = useRouter();
  return (
    <PopupShell title="Запись не получилась" size="s" short>
      <div role="alert">
        <p>{message}</p>
        {solution && <p>{solution}</p>}
      </div>
      <PopupShell.Actions>
        <Button kind={next ? 'second' : 'main'} onClick={close}>
          Понятно
        </Button>
        {next && (
          <Button
            onClick={() => {
              // other dates are on the page of the schedule itself, where a link would leave this window open
              close();
              router.push(next.href);
            }}
          >
            {next.title}
          </Button>
        )}
      </PopupShell.Actions>
    </PopupShell>
  );
}
