'use client';

import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import type { MenuItem } from '@/components/ui/menu/menu';
import * as path from '@/lib/routes/path';

interface PersonMenuProps {
  id: string;
  name: string;
  isArchive: boolean;
}

/** What is done with one person; who has left is recorded nowhere. */
export function PersonMenu({ id, name, isArchive }: PersonMenuProps) {
  const record = `${path.representativeRecording()}?person=${id}`;
  const items: MenuItem[] = [
    { key: 'open', title: 'Открыть', icon: 'user', href: path.pharmacist(id) },
    ...(isArchive
      ? []
      : [{ key: 'record', title: 'Записать на тренинг', icon: 'plus', href: record } as const]),
  ];
  return <RowMenu name={name} items={items} />;
}
