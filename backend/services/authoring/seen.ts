import { and, desc, eq } from 'drizzle-orm';
import { formatTime } from '@/lib/format/date';
import { auditRecords } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';

interface Subject {
  /** Subject type in the audit. */
  type: string;
  id: string;
  updatedAt: Date;
}

/** Returns `updatedAt` for a changed row: always later than the last one, so that it identifies the version. */
export const nextVersion = (last: Date | undefined, now: Date): Date =>
  last && now <= last ? new Date(last.getTime() + 1) : now;

/** Returns the name of the last author, from the audit; null if no person wrote the row. */
async function lastWriter(ctx: Ctx, { type, id }: Subject): Promise<string | null> {
  const [last] = await ctx.db
    .select({ name: users.fullName })
    .from(auditRecords)
    .innerJoin(users, eq(users.id, auditRecords.actorId))
    .where(and(eq(auditRecords.subjectType, type), eq(auditRecords.subjectId, id)))
    .orderBy(desc(auditRecords.id))
    .limit(1);
  return last?.name ?? null;
}

/** 409 `changed-since` with `by` and `at` when the row is not the version that was edited. */
export async function assertSeen(ctx: Ctx, subject: Subject, seenAt: string | undefined): Promise<void> {
  const { updatedAt } = subject;
  if (seenAt === undefined || new Date(seenAt).getTime() === updatedAt.getTime()) return;
  const by = await lastWriter(ctx, subject);
  const words = `Пока вы правили, сохранили другую версию: ${[by, formatTime(updatedAt)].filter(Boolean).join(', ')}.`;
  throw new AppError(409, 'changed-since', words, undefined, { meta: { by, at: updatedAt.toISOString() } });
}
