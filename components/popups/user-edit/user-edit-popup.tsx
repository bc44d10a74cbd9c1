'use client';

import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@/api/core/call-error';
import { meQuery } from '@/api/me/queries';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { PopupShell } from '../slot';
import { UserEditForm } from './user-edit-form';

export function UserEditPopup() {
  const me = useQuery(meQuery());
  return (
    <PopupShell title="Личные данные" size="m" keep>
      {me.data ? (
        <UserEditForm me={me.data} />
      ) : me.isError ? (
        <>
          <Note kind="bad" role="alert">
            {messageOf(me.error)}
          </Note>
          <PopupShell.Actions>
            <Button onClick={() => void me.refetch()}>Повторить</Button>
          </PopupShell.Actions>
        </>
      ) : (
        <RowSkeleton />
      )}
    </PopupShell>
  );
}
