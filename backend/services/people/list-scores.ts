import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { userScoresQuery } from '@/api/user/schemas';
import { explainEntry, type LedgerKind } from '@/lib/domain/ledger';
import { marks } from '../../db/schema/directory';
import { ledgerEntries } from '../../db/schema/points';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { assertSees } from '../user/territory';

type Query = z.output<typeof userScoresQuery>;

/** Marks on the other side of transfers: the entry of a transfer keeps the slug of that mark as its title. */
const otherMarks = alias(marks, 'other_marks');

const selectScores = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({ entry: ledgerEntries, mark: marks, other: otherMarks.name })
    .from(ledgerEntries)
    .innerJoin(marks, eq(marks.id, ledgerEntries.markId))
    .leftJoin(
      otherMarks,
      and(
        inArray(ledgerEntries.kind, ['transfer-in', 'transfer-out']),
        eq(otherMarks.slug, ledgerEntries.title),
      ),
    )
    .where(where);
type Row = Awaited<ReturnType<typeof selectScores>>[number];

const list = listing<Query, Row>({
  from: selectScores,
  count: ({ db }, where) =>
    db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .innerJoin(marks, eq(marks.id, ledgerEntries.markId))
      .where(where),
  filters: {
    modelType: (kind) => eq(ledgerEntries.kind, kind),
    mark: (slug) => eq(marks.slug, slug),
  },
  sorts: {},
  sort: [desc(ledgerEntries.id)],
});

function present({ entry, mark, other }: Row) {
  const kind = entry.kind as LedgerKind;
  // the reason written by the person who awarded the points is for the owner alone
  const { title, rule } = explainEntry({ kind, amount: entry.amount, title: other ?? entry.title });
  return {
    id: entry.id,
    name: title,
    rule,
    kind,
    createdAt: entry.createdAt.toISOString(),
    markId: mark.slug,
    markName: mark.name,
    score: entry.amount,
  };
}

/** Lists the ledger entries of a person. 404 `user-missing` for a person out of the viewer's sight. */
export async function listScores(ctx: Ctx, userId: string, query: Query) {
  await assertSees(ctx, userId);
  const { rows, page } = await list.read(ctx, query, eq(ledgerEntries.userId, userId));
  return { items: rows.map(present), page, meta: {} };
}
