import { EARNED_KINDS, type LedgerKind } from '@/lib/domain/ledger';
import { moscowDay } from '@/lib/domain/moscow';
import { formatMonth } from '@/lib/format/date';
import { points } from '@/lib/format/number';

interface Recent {
  items: readonly { amount: number; kind: LedgerKind; createdAt: string }[];
  page?: { total: number };
}

/** Points earned since the first of Moscow's month; null when the newest entries do not reach back that far. */
export function monthEarnings({ items, page }: Recent, now: Date): number | null {
  const month = moscowDay(now).slice(0, 7);
  const own = items.filter(({ createdAt }) => moscowDay(new Date(createdAt)).startsWith(month));
  if (own.length === items.length && (page?.total ?? 0) > items.length) return null;
  return own
    .filter(({ amount, kind }) => amount > 0 && EARNED_KINDS.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** `За ноябрь заработано 180 баллов`; undefined when the sum is unknown or zero. */
export function earningsWords(recent: Recent | null, now: Date): string | undefined {
  const earned = recent && monthEarnings(recent, now);
  return earned ? `За ${formatMonth(now)} заработано ${points(earned)}` : undefined;
}
