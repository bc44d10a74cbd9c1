'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEndDevice, useEndDevices } from '@/api/devices/queries';
import { leave } from '@/components/blocks/user-menu/leave';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { toast } from '@/components/ui/toast/toast-store';
import styles from './devices.module.css';

export function DeviceEnd({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const end = useEndDevice();
  const ask = () =>
    openPopup('confirm', {
      title: 'Завершить сеанс?',
      text: `${name}: там придётся войти заново.`,
      yes: 'Завершить',
      no: 'Оставить',
      danger: true,
      onYes: async () => {
        // after a failure too: the session may have ended already, and the refreshed page shows what is left
        await end.mutateAsync(id).finally(() => router.refresh());
        toast({ text: 'Сеанс завершён.', kind: 'good' });
      },
    });
  return (
    <Button kind="quiet" size="s" data-flush="end" data-script="" aria-haspopup="dialog" onClick={ask}>
      Завершить
      <Hidden>: {name}</Hidden>
    </Button>
  );
}

/** Buttons that end all other sessions, or all sessions including this one. */
export function DevicesEnd({ hasOthers }: { hasOthers: boolean }) {
  const router = useRouter();
  const cache = useQueryClient();
  const end = useEndDevices();
  const askOthers = () =>
    openPopup('confirm', {
      title: 'Выйти на остальных устройствах?',
      text: 'Здесь вы останетесь, на всех остальных придётся войти заново.',
      yes: 'Выйти на остальных',
      no: 'Отмена',
      danger: true,
      onYes: async () => {
        await end.mutateAsync('others');
        router.refresh();
        toast({ text: 'На остальных устройствах сеансы завершены.', kind: 'good' });
      },
    });
  const askAll = () =>
    openPopup('confirm', {
      title: 'Выйти на всех устройствах?',
      text: 'Сеансы закончатся везде, и здесь тоже: откроется страница входа.',
      yes: 'Выйти везде',
      no: 'Отмена',
      danger: true,
      onYes: async () => {
        await end.mutateAsync('all');
        await leave(cache);
      },
    });
  return (
    <div className={styles.all} data-script="">
      {hasOthers && (
        <Button kind="second" size="s" aria-haspopup="dialog" onClick={askOthers}>
          Выйти на остальных
        </Button>
      )}
      <Button kind="quiet" size="s" icon="exit" data-flush="start" aria-haspopup="dialog" onClick={askAll}>
        Выйти на всех устройствах
      </Button>
    </div>
  );
}
