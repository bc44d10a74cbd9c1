'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { joinWebinar } from '@/api/webinars/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
import type { Booking } from './booking';

/** «Я на вебинаре»: the leader sees it and marks the visit. */
export function WebinarPresence({ booking: { id, name, presence } }: { booking: Booking }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  if (presence === 'there') return <Badge kind="accent">Вы на вебинаре</Badge>;
  const say = async () => {
    setBusy(true);
    try {
      await joinWebinar(id);
      tellWritten();
      toast({ text: 'Отметили: ведущий видит, что вы здесь', kind: 'good' });
      router.refresh();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" loading={busy} data-script="" onClick={() => void say()}>
      Я на вебинаре<Hidden>: «{name}»</Hidden>
    </Button>
  );
}
