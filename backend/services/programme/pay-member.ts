import { and, eq } from 'drizzle-orm';
import { underLimit } from '@/lib/domain/programme';
import { programmeEntries, programmeMembers } from '../../db/schema/programme';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import type { Payment } from '../spaces/space';

export type Member = typeof programmeMembers.$inferSelect;

/** The person's row in the programme, made when it is missing, and locked until the transaction ends. */
export async function lockMember(
  tx: Db,
  { programmeId, userId, now }: { programmeId: string; userId: string; now: Date },
): Promise<Member> {
  const [row] = await tx
    .insert(programmeMembers)
    .values({ programmeId, userId, createdAt: now })
    .onConflictDoUpdate({
      target: [programmeMembers.programmeId, programmeMembers.userId],
      set: { userId },
    })
    .returning();
  if (!row) throw new Error('A member was neither made nor found');
  return row;
}

/** Points of the entry with this key; null without one. */
async function paidBefore(tx: Db, memberId: string, key: string): Promise<number | null> {
  const [known] = await tx
    .select({ amount: programmeEntries.amount })
    .from(programmeEntries)
    .where(and(eq(programmeEntries.memberId, memberId), eq(programmeEntries.idempotencyKey, key)));
  return known?.amount ?? null;
}

/**
 * Pays an entry once and never over the limit, under the member's lock; returns its points. Pays nothing after the
 * points were moved to the main balance.
 */
export async function payMember(
  tx: Db,
  ctx: Pick<Ctx, 'now'>,
  programmeId: string,
  { userId, monthId, markId, amount, kind, subjectId, title, key }: Payment,
): Promise<number> {
  if (monthId === null) throw new Error(`${kind} ${subjectId} is in no month of the programme`);
  const member = await lockMember(tx, { programmeId, userId, now: ctx.now() });
  const known = await paidBefore(tx, member.id, key);
  if (known !== null) return known;
  if (member.closedAt) return 0;
  const { awarded, cappedFrom } = underLimit(member.total, amount);
  if (awarded === 0) return 0;
  const entry = { memberId: member.id, monthId, markId, amount: awarded, cappedFrom, kind, subjectId, title };
  await tx.insert(programmeEntries).values({ ...entry, idempotencyKey: key, createdAt: ctx.now() });
  const total = member.total + awarded;
  await tx.update(programmeMembers).set({ total }).where(eq(programmeMembers.id, member.id));
  return awarded;
}
