'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import type { RegistrationErrorProps } from '../training-types';

/** The reason of a failed booking and a way to solve it. */
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
              // other dates may be on the same page, where a link would leave this popup open
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
