'use client';

import type { ManagedTraining } from '@/api/timetable/queries';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import * as path from '@/lib/routes/path';

type Facts = Pick<
  ManagedTraining,
  'id' | 'name' | 'status' | 'canManage' | 'canManageVisits' | 'taken' | 'waitingCount'
>;

/** What may be done with a date; of another's it can only be copied. */
function itemsOf(training: Facts): MenuItem[] {
  const { id, status, canManage, canManageVisits } = training;
  const isPlanned = status === 'planned';
  const to = (address: string) => `${address}?training=${id}`;
  return [
    { key: 'people', title: 'Участники', icon: 'users', href: path.training(id) },
    ...(isPlanned
      ? [{ key: 'record', title: 'Записать', icon: 'plus', href: to(path.trainingRecording()) } as const]
      : []),
    ...(canManageVisits
      ? [{ key: 'visits', title: 'Отметить визиты', icon: 'check', href: to(path.trainingVisits()) } as const]
      : []),
    ...(canManage && isPlanned
      ? [
          {
            key: 'change',
            title: 'Изменить',
            icon: 'pencil',
            href: `${path.timetableCreation()}?id=${id}`,
          } as const,
        ]
      : []),
    { key: 'copy', title: 'Скопировать', icon: 'doc', href: `${path.timetableCreation()}?copy=${id}` },
    ...(canManage && isPlanned
      ? [
          {
            key: 'cancel',
            title: 'Отменить тренинг',
            icon: 'trash',
            danger: true,
            onPress: () => openPopup('training-cancel', { training }),
          } as const,
        ]
      : []),
  ];
}

export function TrainingMenu({ training, name }: { training: Facts; name: string }) {
  return <RowMenu name={name} items={itemsOf(training)} />;
}
