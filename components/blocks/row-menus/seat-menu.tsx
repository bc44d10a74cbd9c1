'use client';

import { useRouter } from 'next/navigation';
import { noteVisit } from '@/api/timetable/queries';
import { giveUpSeat } from '@/api/trainings/queries';
import { toastRefusalOr } from '@/components/blocks/refusal/toast-refusal';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import type { Seated } from './seat-actions';

interface SeatMenuProps {
  person: Seated;
  training: string;
}

/** Menu that marks the person as present, or removes them from the training. */
export function SeatMenu({ person, training }: SeatMenuProps) {
  const router = useRouter();
  const { id, user, canManage, canManageVisits, canTakeBack } = person;
  const done = (text: string) => {
    announceWrite();
    toast({ text, kind: 'good' });
    router.refresh();
  };
  const mark = () =>
    void noteVisit(id, crypto.randomUUID()).then(
      () => done(`${user.fullName}: визит отмечен`),
      (error: unknown) => {
        toastRefusalOr(REFUSAL_WORDS.notSent)(error);
        router.refresh();
      },
    );
  const remove = () => {
    const key = crypto.randomUUID();
    openPopup('confirm', {
      title: 'Удалить запись?',
      text: `${user.fullName}: «${training}». Место получит следующий в очереди, человеку придёт сообщение.`,
      yes: 'Удалить запись',
      danger: true,
      failed: REFUSAL_WORDS.notSent,
      onYes: async () => {
        await giveUpSeat(id, key);
        done('Запись удалена');
      },
    });
  };
  const items: MenuItem[] = [
    ...(canManageVisits
      ? [{ key: 'visit', title: 'Отметить визит', icon: 'check', onPress: mark } as const]
      : []),
    ...(canTakeBack
      ? [
          {
            key: 'unvisit',
            title: 'Снять отметку о визите',
            icon: 'close',
            onPress: () => openPopup('visit-removal', { id, name: user.fullName }),
          } as const,
        ]
      : []),
    ...(canManage
      ? [{ key: 'remove', title: 'Удалить запись', icon: 'trash', danger: true, onPress: remove } as const]
      : []),
  ];
  return <RowMenu name={user.fullName} items={items} />;
}
