'use client';

import { Menu, type MenuItem } from '@/components/ui/menu/menu';
import { RowMenuFace } from './row-menu-face';

/** What may be done with one row; `name` says which. In a table of the server it comes as a `LateMenu`. */
export function RowMenu({ name, items }: { name: string; items: MenuItem[] }) {
  if (items.length === 0) return null;
  return <Menu align="end" trigger={<RowMenuFace of={name} />} groups={[{ items }]} />;
}
