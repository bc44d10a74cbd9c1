'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendAgain } from '@/api/representative/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';

/** Another letter with a new link. */
export function ResendButton({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { email } = await sendAgain(id);
      tellWritten();
      toast({ text: `Приглашение отправлено на ${email}`, kind: 'good' });
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
      router.refresh();
    }
  };
  return (
    <Button kind="quiet" size="s" loading={busy} data-script="" onClick={() => void send()}>
      Отправить ещё раз<Hidden>: {name}</Hidden>
    </Button>
  );
}
