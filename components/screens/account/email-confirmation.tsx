'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import { useConfirmEmail } from '@/api/user/queries';
import { Note } from '@/components/ui/note/note';
import { toast } from '@/components/ui/toast/toast-store';
import * as path from '@/lib/routes/path';

const DONE = {
  own: 'Почта подтверждена.',
  other: 'Почта изменена. Теперь входите с новым адресом.',
} as const;

/**
 * Handles a link from a letter: confirms a new e-mail or the account's own. A refusal stays on the page with its
 * reason.
 */
export function EmailConfirmation({ token, isOwn }: { token: string; isOwn: boolean }) {
  const router = useRouter();
  const { mutate: confirm, error } = useConfirmEmail();
  const sent = useRef('');

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    const onSuccess = () => {
      toast({ text: isOwn ? DONE.own : DONE.other, kind: 'good', life: 15_000 });
      // the used token is removed from the address bar
      router.replace(path.account(), { scroll: false });
      router.refresh();
    };
    confirm({ token }, { onSuccess });
  }, [confirm, isOwn, router, token]);

  if (error) {
    return (
      <Note kind="bad" role="alert">
        {messageOf(error)}
      </Note>
    );
  }
  return <Note role="status">{isOwn ? 'Подтверждаем почту…' : 'Подтверждаем новую почту…'}</Note>;
}
