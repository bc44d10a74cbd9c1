import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { programmeClosing } from '@/api/programme/schemas';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { formatNumber } from '@/lib/format/number';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { balances, ledgerEntries } from '../../db/schema/points';
import { programmeEntries, programmeMembers } from '../../db/schema/programme';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { isReversed } from '../points/reverse-entries';

type Closing = Of<typeof programmeClosing>;
const MOST_FAILURES = 200;

/** Condition: members whose points are still to be moved to the main balance. */
export const isLeft = (programmeId: string): SQL | undefined =>
  and(
    eq(programmeMembers.programmeId, programmeId),
    isNull(programmeMembers.closedAt),
    gt(programmeMembers.total, 0),
    isNull(users.erasedAt),
  );

/**
 * Condition: members whose points are in the main balance and whose accounts are not erased, so that it can be undone.
 */
export const isMoved = (programmeId: string): SQL | undefined =>
  and(
    eq(programmeMembers.programmeId, programmeId),
    isNotNull(programmeMembers.closedAt),
    gt(programmeMembers.total, 0),
    isNull(users.erasedAt),
  );

/** Condition: ledger entries posted by the closing of the programme. */
export const movedEntries = (programmeId: string): SQL | undefined =>
  and(
    eq(ledgerEntries.kind, 'programme'),
    eq(ledgerEntries.subjectType, 'programme'),
    eq(ledgerEntries.subjectId, programmeId),
  );

export async function sums({ db }: Ctx, programmeId: string) {
  const { total, closedAt } = programmeMembers;
  const sum = (where: SQL) => ({
    people: sql<number>`count(*) filter (where ${total} > 0 and ${where})`.mapWith(Number),
    points: sql<number>`coalesce(sum(${total}) filter (where ${where}), 0)`.mapWith(Number),
  });
  const [row] = await db
    .select({
      members: sql<number>`count(*)`.mapWith(Number),
      atLimit: sql<number>`count(*) filter (where ${total} >= ${PROGRAMME_LIMIT})`.mapWith(Number),
      all: sum(sql`true`),
      moved: sum(sql`${closedAt} is not null`),
      left: sum(sql`${closedAt} is null and ${users.erasedAt} is null`),
      reversible: sum(sql`${closedAt} is not null and ${users.erasedAt} is null`),
      erased: sum(sql`${closedAt} is null and ${users.erasedAt} is not null`),
      archived: sum(sql`${closedAt} is null and ${users.erasedAt} is null and ${users.isArchived}`),
    })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(eq(programmeMembers.programmeId, programmeId));
  if (!row) throw new Error('A sum has no row');
  return row;
}

export const byMark = ({ db }: Ctx, programmeId: string) =>
  db
    .select({
      markId: marks.slug,
      markName: marks.name,
      people: sql<number>`count(distinct ${programmeEntries.memberId})`.mapWith(Number),
      points: sql<number>`sum(${programmeEntries.amount})`.mapWith(Number),
    })
    .from(programmeEntries)
    .innerJoin(programmeMembers, eq(programmeMembers.id, programmeEntries.memberId))
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .innerJoin(marks, eq(marks.id, programmeEntries.markId))
    .where(isLeft(programmeId))
    .groupBy(marks.id)
    .orderBy(asc(marks.position), asc(marks.id));

/** Computes how many points each person lacks for the reversal of the moved points. */
async function missingOf({ db }: Ctx, programmeId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, number>();
  const lacks = sql`greatest(0, ${ledgerEntries.amount} - ${balances.balance})`;
  const rows = await db
    .select({ userId: ledgerEntries.userId, missing: sql<number>`sum(${lacks})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(
      balances,
      and(eq(balances.userId, ledgerEntries.userId), eq(balances.markId, ledgerEntries.markId)),
    )
    .where(
      and(movedEntries(programmeId), inArray(ledgerEntries.userId, [...userIds]), sql`not ${isReversed}`),
    )
    .groupBy(ledgerEntries.userId);
  return new Map(rows.map(({ userId, missing }) => [userId, missing]));
}

const UNKNOWN = 'Внутренняя ошибка: повторите или сообщите поддержке.';

/** Lists members for whom the last try to move or to reverse points failed. */
export async function failuresOf(ctx: Ctx, programmeId: string): Promise<Closing['failures']> {
  const rows = await ctx.db
    .select({ member: programmeMembers, name: users.fullName })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(and(or(isLeft(programmeId), isMoved(programmeId)), isNotNull(programmeMembers.failure)))
    .orderBy(asc(programmeMembers.id))
    .limit(MOST_FAILURES);
  const short = rows.filter(({ member }) => member.failure === 'funds-short');
  const missing = await missingOf(
    ctx,
    programmeId,
    short.map(({ member }) => member.userId),
  );
  return rows.map(({ member: { id, userId, failure, closedAt }, name }) => ({
    ...{ memberId: id, name: name ?? '', code: failure ?? 'unknown' },
    act: closedAt === null ? ('move' as const) : ('undo' as const),
    detail:
      failure === 'funds-short'
        ? `Баллы уже потрачены: не хватает ${formatNumber(missing.get(userId) ?? 0)}.`
        : UNKNOWN,
  }));
}
