'use client';

import { joinWebinar } from '@/api/webinars/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import type { Booking } from './booking';

/** «Я на вебинаре»: the leader sees it and marks the visit. */
export function WebinarPresence({ booking: { id, name, presence } }: { booking: Booking }) {
  const { busy, act } = useAct();
  if (presence === 'there') return <Badge kind="accent">Вы на вебинаре</Badge>;
  const say = async () => {
    await joinWebinar(id);
    return 'Отметили: ведущий видит, что вы здесь';
  };
  return (
    <Button size="s" loading={busy} data-script="" onClick={() => act(say)}>
      Я на вебинаре<Hidden>: «{name}»</Hidden>
    </Button>
  );
}
