'use client';

import { useRouter } from 'next/navigation';
import { duplicateTest, type TestRow } from '@/api/testing/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { actionsIn } from '@/lib/domain/authored-state';
import * as path from '@/lib/routes/path';
import { ACTION_NAMES } from './act-words';
import { useAct } from './use-act';

type Facts = Pick<TestRow, 'id' | 'title' | 'state' | 'attemptsCount'>;

/** What may be done with one test. */
export function TestMenu({ test }: { test: Facts }) {
  const { id, title, state, attemptsCount } = test;
  const router = useRouter();
  const act = useAct();

  async function copy(): Promise<void> {
    try {
      const made = await duplicateTest(id, crypto.randomUUID());
      toast({ kind: 'good', text: `Создана копия: «${made.title}»` });
      router.push(path.testEditor(made.id));
    } catch (error) {
      toastRefusal(error);
    }
  }

  const items: MenuItem[] = [
    { key: 'edit', title: 'Изменить', icon: 'pencil', href: path.testEditor(id) },
    { key: 'preview', title: 'Предпросмотр', icon: 'eye', href: path.testPreview(id) },
    ...(attemptsCount > 0
      ? [{ key: 'results', title: 'Результаты', icon: 'users', href: path.testResults(id) } as const]
      : []),
    { key: 'copy', title: 'Скопировать', icon: 'doc', onPress: () => void copy() },
    ...actionsIn(state).map((action) => ({
      key: action,
      title: ACTION_NAMES[action],
      onPress: () => void act([id], action),
    })),
    {
      key: 'delete',
      title: 'Удалить',
      icon: 'trash',
      danger: true,
      onPress: () => openPopup('test-removal', { id, title, attempts: attemptsCount, isListed: true }),
    },
  ];
  return <RowMenu name={title} items={items} />;
}
