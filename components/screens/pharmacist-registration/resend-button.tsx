'use client';

import { sendAgain } from '@/api/representative/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';

/** Another letter with a new link. */
export function ResendButton({ id, name }: { id: string; name: string }) {
  const { busy, act } = useAct();
  const send = async () => {
    const { email } = await sendAgain(id);
    return `Приглашение отправлено на ${email}`;
  };
  return (
    <Button kind="quiet" size="s" loading={busy} data-script="" onClick={() => act(send)}>
      Отправить ещё раз<Hidden>: {name}</Hidden>
    </Button>
  );
}
