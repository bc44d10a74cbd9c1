'use client';

import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Menu, type MenuItem } from '@/components/ui/menu/menu';

/** What may be done with one row; `name` says which. Without a script the links of the row itself remain. */
export function RowMenu({ name, items }: { name: string; items: MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="more" label={`Действия: ${name}`} data-script="" />}
      groups={[{ items }]}
    />
  );
}
