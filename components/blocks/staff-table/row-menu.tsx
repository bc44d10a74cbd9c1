'use client';

import { Menu, type MenuItem } from '@/components/ui/menu/menu';
import { RowMenuFace } from './row-menu-face';

/** The menu of one row; `name` is the row's name. A table that the server draws uses `DeferredMenu` instead. */
export function RowMenu({ name, items }: { name: string; items: MenuItem[] }) {
  if (items.length === 0) return null;
  return <Menu align="end" trigger={<RowMenuFace of={name} />} groups={[{ items }]} />;
}
