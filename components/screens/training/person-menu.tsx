'use client';

import { useRouter } from 'next/navigation';
import { noteVisit, removePeople, type RegisteredPharmacist } from '@/api/timetable/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';

/** Marks the person as come, or takes them off the training. */
export function PersonMenu({ person, training }: { person: RegisteredPharmacist; training: string }) {
  const router = useRouter();
  const { id, user, canManage, canManageVisits } = person;
  const done = (text: string) => {
    tellWritten();
    toast({ text, kind: 'good' });
    router.refresh();
  };
  const mark = () =>
    void noteVisit(id, crypto.randomUUID()).then(
      () => done(`${user.fullName}: визит отмечен`),
      (error: unknown) => {
        toastRefusal(error);
        router.refresh();
      },
    );
  const remove = () =>
    openPopup('confirm', {
      title: 'Удалить запись?',
      text: `${user.fullName}: «${training}». Место получит следующий в очереди, человеку придёт сообщение.`,
      yes: 'Удалить запись',
      danger: true,
      onYes: async () => {
        const { items } = await removePeople([id]);
        if (!items[0]?.removed) throw new Error('Не получилось удалить запись фармацевта.');
        done('Запись удалена');
      },
    });
  const items: MenuItem[] = [
    ...(canManageVisits
      ? [{ key: 'visit', title: 'Отметить визит', icon: 'check', onPress: mark } as const]
      : []),
    ...(canManage
      ? [{ key: 'remove', title: 'Удалить запись', icon: 'trash', danger: true, onPress: remove } as const]
      : []),
  ];
  return <RowMenu name={user.fullName} items={items} />;
}
