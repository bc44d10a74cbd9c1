import type { ActivityFinding } from '@/api/activity/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { counted } from '@/lib/format/number';

export type Reachable = Pick<ActivityFinding['people'][number], 'email'>;

const ADDRESSES = ['адрес', 'адреса', 'адресов'] as const;

/** E-mail addresses of these people without duplicates; erased accounts have none. */
export const addressesOf = (people: readonly Reachable[]): string[] => [
  ...new Set(people.flatMap(({ email }) => email ?? [])),
];

/** Copies the addresses to the clipboard and shows their number. Fails in a browser without a clipboard. */
export async function copyAddresses(people: readonly Reachable[]): Promise<void> {
  const addresses = addressesOf(people);
  try {
    await navigator.clipboard.writeText(addresses.join(', '));
    toast({ kind: 'good', text: `Скопировано: ${counted(addresses.length, ADDRESSES)}` });
  } catch {
    toast({ kind: 'bad', text: 'Не получилось скопировать адреса' });
  }
}
