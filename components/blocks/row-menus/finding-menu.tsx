'use client';

import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import type { MenuItem } from '@/components/ui/menu/menu';
import { addressesOf, copyAddresses, type Reachable } from './copy-addresses';

/** Links to the people of a finding. */
export function FindingMenu({ name, people }: { name: string; people: readonly Reachable[] }) {
  const addresses = addressesOf(people);
  const items: MenuItem[] = [
    { key: 'write', title: 'Написать письмо', icon: 'mail', href: `mailto:?bcc=${addresses.join(',')}` },
    { key: 'copy', title: 'Скопировать адреса', icon: 'doc', onPress: () => void copyAddresses(people) },
  ];
  return <RowMenu name={name} items={addresses.length > 0 ? items : []} />;
}
