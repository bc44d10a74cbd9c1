'use client';

import type { ManagedTraining } from '@/api/timetable/queries';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import * as path from '@/lib/routes/path';

type Facts = Pick<
  ManagedTraining,
  | 'id'
  | 'topicId'
  | 'name'
  | 'status'
  | 'startsAt'
  | 'canManage'
  | 'canManageVisits'
  | 'taken'
  | 'waitingCount'
>;

/** Menu of a date; another leader's date can only be copied. */
export function TrainingMenu({ training, name }: { training: Facts; name: string }) {
  const { id, topicId, status, canManage, canManageVisits } = training;
  const isPlanned = status === 'planned';
  // booking and reserving seats end when the training begins
  const isAhead = isPlanned && new Date(training.startsAt) > new Date();
  const to = (address: string, as = 'training') => ({ href: `${address}?${as}=${id}` });
  const items: (MenuItem | false)[] = [
    { key: 'people', title: 'Участники', icon: 'users', href: path.training(id) },
    isAhead && { key: 'record', title: 'Записать', icon: 'plus', ...to(path.trainingRecording()) },
    canManageVisits && {
      key: 'visits',
      title: 'Отметить визиты',
      icon: 'check',
      ...to(path.trainingVisits()),
    },
    canManage && {
      key: 'download',
      title: 'Выгрузить отчёт',
      icon: 'download',
      // the topic is included: the report offers only dates of a chosen topic
      href: `${path.orderDownloading()}?topic=${topicId}&training=${id}`,
    },
    canManage &&
      canManageVisits && {
        key: 'upload',
        title: 'Загрузить отчёт',
        icon: 'upload',
        ...to(path.orderUploading()),
      },
    canManage &&
      isPlanned && {
        key: 'change',
        title: 'Изменить',
        icon: 'pencil',
        ...to(path.timetableCreation(), 'id'),
      },
    canManage &&
      isAhead && {
        key: 'quotas',
        title: 'Отложить места',
        icon: 'lock',
        onPress: () => openPopup('training-quotas', { training }),
      },
    canManage &&
      isPlanned && {
        key: 'write',
        title: 'Написать участникам',
        icon: 'mail',
        onPress: () => openPopup('training-message', { training }),
      },
    { key: 'copy', title: 'Скопировать', icon: 'doc', ...to(path.timetableCreation(), 'copy') },
    canManage &&
      isPlanned && {
        key: 'cancel',
        title: 'Отменить тренинг',
        icon: 'trash',
        danger: true,
        onPress: () => openPopup('training-cancel', { training }),
      },
  ];
  return <RowMenu name={name} items={items.filter((item) => item !== false)} />;
}
