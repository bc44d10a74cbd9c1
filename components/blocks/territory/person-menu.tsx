'use client';

import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import type { MenuItem } from '@/components/ui/menu/menu';
import * as path from '@/lib/routes/path';
import { useWorkActs, type Worker } from './use-work-acts';

interface PersonMenuProps {
  person: Worker;
  mayArchive: boolean;
  /** On the person's own page: what has a button there is left out. */
  isOwnPage?: boolean;
}

/** What is done with one person; who works there no more is recorded nowhere. */
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
