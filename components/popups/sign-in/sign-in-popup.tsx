'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { meQuery } from '@/api/user/queries';
import { SignInForm } from '@/components/blocks/sign-in-form/sign-in-form';
import { useSignIn } from '@/components/blocks/sign-in-form/use-sign-in';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { loadPage } from '@/lib/routes/load-page';
import { PopupShell, useClosePopup } from '../slot';

/** The session ended under the page: signing in over it leaves the unsent form where it is. */
export function SignInPopup() {
  const close = useClosePopup();
  const cache = useQueryClient();
  const router = useRouter();
  const me = cache.getQueryData(meQuery().queryKey);

  const { errors, busy, send } = useSignIn((id) => {
    // another person must not go on with what this one has on screen
    if (me && id && me.id !== id) return loadPage('/');
    close();
    void cache.invalidateQueries();
    router.refresh();
    toast({ text: 'Вы снова в портале. Можно продолжать.', kind: 'good' });
  });

  return (
    <PopupShell title="Сеанс закончился" size="s" keep>
      <p>Войдите ещё раз: всё, что вы заполнили, осталось на странице.</p>
      <SignInForm
        {...(me ? { email: me.email } : {})}
        errors={errors}
        busy={busy}
        onSend={(pair) => void send(pair)}
        actions={
          <Button kind="quiet" wide onClick={() => loadPage('/login')}>
            Выйти из портала
          </Button>
        }
      />
    </PopupShell>
  );
}
