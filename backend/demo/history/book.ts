import { turnoverOf, type LedgerKind } from '@/lib/domain/ledger';
import type {
  articleReads,
  learningFavorites,
  learningProgress,
  ratings,
  videoWatches,
} from '../../db/schema/learning';
import type { orderItems, orders } from '../../db/schema/orders';
import type { balances, ledgerEntries } from '../../db/schema/points';
import type { attempts } from '../../db/schema/tests';
import { counter } from '../bulk';

interface Held {
  balance: number;
  earned: number;
  spent: number;
}
type Progress = typeof learningProgress.$inferInsert;

/** Everything that people have done, as rows, filled in the order of events. */
export class Book {
  readonly reads: (typeof articleReads.$inferInsert)[] = [];
  readonly watches: (typeof videoWatches.$inferInsert)[] = [];
  readonly attempts: (typeof attempts.$inferInsert)[] = [];
  readonly ratings: (typeof ratings.$inferInsert)[] = [];
  readonly favorites: (typeof learningFavorites.$inferInsert)[] = [];
  readonly ledger: (typeof ledgerEntries.$inferInsert)[] = [];
  readonly orders: (typeof orders.$inferInsert)[] = [];
  readonly orderItems: (typeof orderItems.$inferInsert)[] = [];
  readonly attemptId = counter();
  readonly entryId = counter();
  readonly orderId = counter();
  readonly orderItemId = counter();
  private readonly progress = new Map<string, Progress>();
  private readonly held = new Map<string, Held>();

  constructor(
    readonly markIds: Readonly<Record<string, string>>,
    /** Ids of learning items, by `article 5` and `test 7`. */
    private readonly itemIds: ReadonlyMap<string, string>,
  ) {}

  itemOf(kind: 'article' | 'test' | 'survey', id: string): string {
    const found = this.itemIds.get(`${kind} ${id}`);
    if (!found) throw new Error(`No learning item follows the ${kind} ${id}`);
    return found;
  }

  markId(brand: string): string {
    const found = this.markIds[brand];
    if (!found) throw new Error(`No mark ${brand}`);
    return found;
  }

  balance(userId: string, brand: string): number {
    return this.held.get(`${userId} ${this.markId(brand)}`)?.balance ?? 0;
  }

  /** Posts a ledger entry with its balance. Throws if the balance would fall below 0. */
  post(
    entry: Omit<typeof ledgerEntries.$inferInsert, 'id' | 'markId' | 'balanceAfter'> & { brand: string },
  ): void {
    const { brand, ...rest } = entry;
    const markId = this.markId(brand);
    const balanceAfter = this.balance(entry.userId, brand) + entry.amount;
    if (balanceAfter < 0) throw new Error(`${String(entry.idempotencyKey)}: the balance would fall below 0`);
    this.hold(
      `${entry.userId} ${markId}`,
      balanceAfter,
      turnoverOf({ ...entry, kind: entry.kind as LedgerKind }),
    );
    this.ledger.push({ id: this.entryId(), markId, ...rest, balanceAfter });
  }

  private hold(pair: string, balance: number, moved: Omit<Held, 'balance'>): void {
    const { earned, spent } = this.held.get(pair) ?? { earned: 0, spent: 0 };
    this.held.set(pair, { balance, earned: earned + moved.earned, spent: spent + moved.spent });
  }

  progressOf(userId: string, itemId: string): Progress | undefined {
    return this.progress.get(`${userId} ${itemId}`);
  }

  /** Sets a person's progress of an item; the first start stays. */
  move(row: Progress): void {
    const key = `${row.userId} ${row.itemId}`;
    const known = this.progress.get(key);
    this.progress.set(key, { ...row, startedAt: known?.startedAt ?? row.startedAt });
  }

  get progressRows(): Progress[] {
    return [...this.progress.values()];
  }

  get balanceRows(): (typeof balances.$inferInsert)[] {
    return [...this.held].map(([pair, held]) => {
      const [userId = '', markId = ''] = pair.split(' ');
      return { userId, markId, ...held };
    });
  }
}
