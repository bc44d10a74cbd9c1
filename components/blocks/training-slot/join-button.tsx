'use client';

import { askForLink } from '@/api/webinars/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';

/** Asks for one's own link to a webinar; once it is there, the booking shows it. */
export function JoinButton({ training: { id, name } }: { training: { id: string; name: string } }) {
  const { busy, act } = useAct();
  const ask = async () => {
    await askForLink(id);
    return 'Ссылка готова';
  };
  return (
    <Button size="s" data-script="" loading={busy} onClick={() => act(ask)}>
      Получить ссылку<Hidden>: «{name}»</Hidden>
    </Button>
  );
}
