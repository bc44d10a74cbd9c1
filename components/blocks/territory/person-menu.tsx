'use client';

import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import type { MenuItem } from '@/components/ui/menu/menu';
import * as path from '@/lib/routes/path';
import { useWorkActs, type Worker } from './use-work-acts';

interface PersonMenuProps {
  person: Worker;
  mayArchive: boolean;
  /** On the person's own page: acts with a button there are left out. */
  isOwnPage?: boolean;
}

/** Menu of one person; people who no longer work can't be recorded on a training. */
export function PersonMenu({ person, mayArchive, isOwnPage = false }: PersonMenuProps) {
  const { id, name, isArchive, hasLeft } = person;
  const record = `${path.representativeRecording()}?person=${id}`;
  const work = useWorkActs(person, mayArchive);
  const items: MenuItem[] = [
    { key: 'see', title: 'Открыть', icon: 'user', href: path.pharmacist(id) },
    ...(isArchive || hasLeft
      ? []
      : [{ key: 'record', title: 'Записать на тренинг', icon: 'plus', href: record } as const]),
  ];
  return <RowMenu name={name} items={isOwnPage ? work : [...items, ...work]} />;
}
