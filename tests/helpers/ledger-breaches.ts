import { sql } from 'drizzle-orm';
import { EARNED_KINDS } from '@/lib/domain/ledger';
import { balances, ledgerEntries } from '@/backend/db/schema/points';
import type { Db } from '@/backend/db/types';

export interface LedgerBreach {
  userId: string;
  markId: string;
  ledger: number;
  balance: number;
}

const earnedKinds = sql.join(
  EARNED_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
);

/** Accounts whose ledger differs from their balance, earned or spent total, or whose last entry has another balance. */
export async function ledgerBreaches(db: Db): Promise<LedgerBreach[]> {
  const result = (await db.execute(sql`
    with sums as (
      select user_id, mark_id, sum(amount)::int as ledger,
        coalesce(sum(amount) filter (where kind in (${earnedKinds})), 0)::int as earned,
        coalesce(-sum(amount) filter (where kind in ('order', 'order-cancel')), 0)::int as spent,
        (array_agg(balance_after order by id desc))[1] as last
      from ${ledgerEntries} group by user_id, mark_id)
    select coalesce(s.user_id, b.user_id)::text as "userId", coalesce(s.mark_id, b.mark_id)::text as "markId",
      coalesce(s.ledger, 0) as ledger, coalesce(b.balance, 0) as balance
    from sums s full join ${balances} b on b.user_id = s.user_id and b.mark_id = s.mark_id
    where coalesce(s.ledger, 0) <> coalesce(b.balance, 0) or coalesce(s.last, 0) <> coalesce(b.balance, 0)
      or coalesce(s.earned, 0) <> coalesce(b.earned, 0) or coalesce(s.spent, 0) <> coalesce(b.spent, 0)`)) as unknown as {
    rows: LedgerBreach[];
  };
  return result.rows;
}
