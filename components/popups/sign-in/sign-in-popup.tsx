'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { SESSION_RESUMED } from '@/api/core/browser-transport';
import { endWrites, pageOwner } from '@/api/core/page-owner';
import { meQuery } from '@/api/me/queries';
import { SignInForm } from '@/components/blocks/sign-in-form/sign-in-form';
import { useSignIn } from '@/components/blocks/sign-in-form/use-sign-in';
import { endSession } from '@/components/blocks/user-menu/leave';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { emptyControls } from '@/lib/browser/empty-controls';
import { watchOtherTabs } from '@/lib/browser/other-tabs';
import { readAccount } from '@/lib/pwa/account';
import { keepAccount } from '@/lib/pwa/keep-account';
import { loadPage } from '@/lib/routes/load-page';
import { PopupShell, useClosePopup } from '../slot';
import type { SignInProps } from '../types';
import * as paths from '@/lib/routes/path';

/** Leaves the page to another person: clears the controls and blocks writes, so that nothing is saved in their name. */
function leaveToAnother(path: string): void {
  endWrites();
  emptyControls();
  loadPage(path);
}

async function leaveForGood(): Promise<void> {
  endWrites();
  await endSession();
  loadPage(paths.login());
}

/** Whether another person has signed in in another tab, also while this popup is open. */
function useTaken(): boolean {
  const account = useSyncExternalStore(watchOtherTabs, readAccount, () => null);
  return account !== null && account !== (pageOwner() ?? account);
}

/** Asks for a sign-in over the page after the session has ended; an unsent form stays on the page. */
export function SignInPopup({ taken: takenBefore = false, cover = false }: SignInProps) {
  const known = useTaken();
  const taken = takenBefore || known;
  const covers = cover || known;
  const close = useClosePopup();
  const cache = useQueryClient();
  const router = useRouter();
  const me = cache.getQueryData(meQuery().queryKey);

  const { errors, busy, waiting, send } = useSignIn((id) => {
    const owner = pageOwner();
    if (owner && id && owner !== id) return leaveToAnother('/');
    close();
    // the person signed out in another tab and in again here: records them as the device's account again
    if (owner) void keepAccount(owner);
    window.dispatchEvent(new Event(SESSION_RESUMED));
    void cache.invalidateQueries();
    router.refresh();
    toast({ text: 'Вы снова в портале. Можно продолжать.', kind: 'good' });
  });

  const go = () => (taken ? leaveToAnother('/') : void leaveForGood());
  return (
    <PopupShell
      title="Сеанс закончился"
      size="s"
      keep
      cover={covers}
      onClose={() => covers && go()} // closed without a sign-in: the covered page must not be readable
    >
      <p>
        {taken && 'В этом браузере вошёл другой человек. '}
        Войдите ещё раз{taken && ' под своей почтой'}: всё, что вы заполнили, осталось на странице.
      </p>
      <SignInForm
        {...(me ? { email: me.email } : {})}
        errors={errors}
        busy={busy}
        waiting={waiting}
        onSend={(pair) => void send(pair)}
        actions={
          <Button kind="quiet" wide onClick={go}>
            {taken ? 'Перейти на главную' : 'Выйти из портала'}
          </Button>
        }
      />
    </PopupShell>
  );
}
