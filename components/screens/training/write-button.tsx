'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** Opens the popup of a message to people of the training. */
export function WriteButton({ training }: { training: { id: string; name: string } }) {
  return (
    <Button
      kind="second"
      icon="mail"
      data-script=""
      onClick={() => openPopup('training-message', { training })}
    >
      Написать
    </Button>
  );
}
