'use client';

import { useRouter } from 'next/navigation';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { actionsIn, type AuthoredKindName, type AuthoredState } from '@/lib/domain/authored-state';
import { ACTION_NAMES } from './act-words';
import { AUTHORED } from './kinds';
import { useAct } from './use-act';
import { usePublish } from './use-publish';

interface AuthoredMenuProps {
  kind: AuthoredKindName;
  id: string;
  title: string;
  state: AuthoredState;
  hasDraft: boolean;
  /** The number of people who have sent it. */
  sent: number;
}

/** The menu of actions of one test or survey. */
export function AuthoredMenu({ kind, id, title, state, hasDraft, sent }: AuthoredMenuProps) {
  const { copy: duplicate, editor, preview, results } = AUTHORED[kind];
  const router = useRouter();
  const act = useAct(kind);
  const publish = usePublish(kind);

  async function copy(): Promise<void> {
    try {
      const made = await duplicate(id, crypto.randomUUID());
      toast({ kind: 'good', text: `Создана копия: «${made.title}»` });
      router.push(editor(made.id));
    } catch (error) {
      toastRefusal(error);
    }
  }

  const items: MenuItem[] = [
    { key: 'edit', title: 'Изменить', icon: 'pencil', href: editor(id) },
    { key: 'preview', title: 'Предпросмотр', icon: 'eye', href: preview(id) },
    ...(sent > 0 ? [{ key: 'results', title: 'Результаты', icon: 'users', href: results(id) } as const] : []),
    { key: 'copy', title: 'Скопировать', icon: 'doc', onPress: () => void copy() },
    ...actionsIn(state, hasDraft).map((action) => ({
      key: action,
      title: ACTION_NAMES[action],
      onPress: () => void (action === 'publish' ? publish(id, title) : act([id], action)),
    })),
    {
      key: 'delete',
      title: 'Удалить',
      icon: 'trash',
      danger: true,
      onPress: () => openPopup('test-removal', { kind, id, title, sent, isListed: true }),
    },
  ];
  return <RowMenu name={title} items={items} />;
}
