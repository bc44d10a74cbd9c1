'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import { useConfirmEmail } from '@/api/user/queries';
import { Note } from '@/components/ui/note/note';
import { toast } from '@/components/ui/toast/toast-store';

/** The link of the letter to a new e-mail was opened. What was refused stays on the page with its reason. */
export function EmailConfirmation({ token }: { token: string }) {
  const router = useRouter();
  const { mutate: confirm, error } = useConfirmEmail();
  const sent = useRef('');

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    const onSuccess = () => {
      toast({ text: 'Почта изменена. Теперь входите с новым адресом.', kind: 'good', life: 15_000 });
      // the token has done its work and leaves the address bar
      router.replace('/lk', { scroll: false });
      router.refresh();
    };
    confirm({ token }, { onSuccess });
  }, [confirm, router, token]);

  if (error) {
    return (
      <Note kind="bad" role="alert">
        {messageOf(error)}
      </Note>
    );
  }
  return <Note role="status">Подтверждаем новую почту…</Note>;
}
