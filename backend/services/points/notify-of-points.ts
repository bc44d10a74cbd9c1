import { inArray } from 'drizzle-orm';
import type { LedgerKind } from '@/lib/domain/ledger';
import { pointsArrived } from '@/lib/domain/notification-words';
import { marks } from '../../db/schema/directory';
import type { ledgerEntries } from '../../db/schema/points';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { byUser } from '../notifications/by-user';
import { notify } from '../notifications/notify';

type Entry = typeof ledgerEntries.$inferSelect;

/** Kinds that notify: earned or awarded. A transfer is the person's own act, an order has its own notification. */
const ARRIVING: readonly string[] = [
  'test',
  'video',
  'module',
  'survey',
  'award',
  'programme',
  'regrade',
] satisfies LedgerKind[];

type Move = Pick<typeof ledgerEntries.$inferInsert, 'kind' | 'amount' | 'subjectType'>;
export const isArrival = ({ kind, amount, subjectType }: Move): boolean =>
  amount > 0 && ARRIVING.includes(kind) && subjectType !== 'review';

/** Notifies each owner of the points of one act, once for all its marks, in the caller's transaction. */
export async function notifyOfPoints(
  tx: Db,
  ctx: Pick<Ctx, 'now'>,
  written: readonly Entry[],
): Promise<void> {
  const arrived = written.filter(isArrival);
  if (arrived.length === 0) return;
  const known = await tx
    .select({ id: marks.id, slug: marks.slug, name: marks.name })
    .from(marks)
    .where(inArray(marks.id, [...new Set(arrived.map(({ markId }) => markId))]));
  const markOf = new Map(known.map((mark) => [mark.id, mark]));
  const news = [...byUser(arrived)].map(([userId, entries]) => ({
    userId,
    kind: 'points' as const,
    ...pointsArrived(
      entries.map(({ markId, amount, kind, title, reason }) => ({
        mark: markOf.get(markId)?.slug ?? '',
        markName: markOf.get(markId)?.name ?? '',
        amount,
        kind: kind as LedgerKind,
        title,
        reason,
      })),
    ),
  }));
  await notify({ db: tx, now: ctx.now }, news);
}
