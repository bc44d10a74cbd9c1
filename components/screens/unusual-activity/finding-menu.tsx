'use client';

import type { ActivityFinding } from '@/api/activity/queries';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import type { MenuItem } from '@/components/ui/menu/menu';
import { addressesOf, copyAddresses } from './copy-addresses';

/** Ways to the people of a finding; none to accounts that have been erased. */
export function FindingMenu({ name, people }: { name: string; people: ActivityFinding['people'] }) {
  const addresses = addressesOf(people);
  const items: MenuItem[] = [
    { key: 'write', title: 'Написать письмо', icon: 'mail', href: `mailto:?bcc=${addresses.join(',')}` },
    { key: 'copy', title: 'Скопировать адреса', icon: 'doc', onPress: () => void copyAddresses(people) },
  ];
  return <RowMenu name={name} items={addresses.length > 0 ? items : []} />;
}
