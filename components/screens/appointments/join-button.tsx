'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askForLink } from '@/api/webinars/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';

/** Asks for one's own link to a webinar; once it is there, the booking shows it. */
export function JoinButton({ training: { id, name } }: { training: { id: string; name: string } }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await askForLink(id);
      tellWritten();
      toast({ text: 'Ссылка готова', kind: 'good' });
      router.refresh();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" size="s" data-script="" loading={busy} onClick={() => void ask()}>
      Получить ссылку<Hidden>: «{name}»</Hidden>
    </Button>
  );
}
