import type { ActivityFinding } from '@/api/activity/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { counted } from '@/lib/format/number';

export type Reachable = Pick<ActivityFinding['people'][number], 'email'>;

const ADDRESSES = ['адрес', 'адреса', 'адресов'] as const;

/** E-mail addresses of these people, each once: an erased account has none. */
export const addressesOf = (people: readonly Reachable[]): string[] => [
  ...new Set(people.flatMap(({ email }) => email ?? [])),
];

/** Puts them into the clipboard and says how many. A browser without one refuses. */
export async function copyAddresses(people: readonly Reachable[]): Promise<void> {
  const addresses = addressesOf(people);
  try {
    await navigator.clipboard.writeText(addresses.join(', '));
    toast({ kind: 'good', text: `Скопировано: ${counted(addresses.length, ADDRESSES)}` });
  } catch {
    toast({ kind: 'bad', text: 'Не получилось скопировать адреса' });
  }
}
