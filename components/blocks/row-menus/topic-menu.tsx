'use client';

import { useRouter } from 'next/navigation';
import { saveTopic, type ManagedTopic } from '@/api/timetable/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import * as path from '@/lib/routes/path';

/** Menu of a topic for its author and admins. */
export function TopicMenu({ topic }: { topic: Pick<ManagedTopic, 'id' | 'name' | 'isArchived'> }) {
  const router = useRouter();
  const { id, name, isArchived } = topic;

  /** Saves the change, shows a toast and, once, offers to undo it. */
  async function put(to: boolean, undoes = false): Promise<void> {
    await saveTopic(id, { isArchived: to }, crypto.randomUUID());
    announceWrite();
    const back = { label: 'Отменить', onPress: () => void put(!to, true).catch(toastRefusal) };
    const text = to ? `Тема в архиве: «${name}»` : `Тема возвращена из архива: «${name}»`;
    toast({ kind: 'good', text, ...(undoes ? {} : { action: back }) });
    router.refresh();
  }

  const archive = () =>
    openPopup('confirm', {
      title: 'Убрать тему в архив?',
      text: `«${name}»: новых дат у неё не будет, прошедшие останутся. Вернуть тему можно в любой момент.`,
      yes: 'В архив',
      onYes: () => put(true),
    });
  const items: (MenuItem | false)[] = [
    !isArchived && {
      key: 'date',
      title: 'Новая дата',
      icon: 'plus',
      href: `${path.timetableCreation()}?topic=${id}`,
    },
    {
      key: 'change',
      title: 'Изменить тему',
      icon: 'pencil',
      onPress: () => openPopup('training-topic', { topic: { id, isArchived } }),
    },
    isArchived
      ? {
          key: 'back',
          title: 'Вернуть из архива',
          icon: 'repeat',
          onPress: () => void put(false).catch(toastRefusal),
        }
      : { key: 'archive', title: 'В архив', icon: 'trash', danger: true, onPress: archive },
  ];
  return <RowMenu name={name} items={items.filter((item) => item !== false)} />;
}
