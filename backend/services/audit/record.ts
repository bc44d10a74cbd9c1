import { networkOf } from '@/lib/session/network-of';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { auditRecords } from '../../db/schema/system';
import type { Ctx } from '../../http/context';

export interface AuditRecord {
  /** `sign-in`, `refused`, `role.changed`, `user.erased`, `order.cancelled`, … */
  action: string;
  /** The signed-in person when absent. */
  actorId?: string;
  subjectType?: string;
  subjectId?: string;
  details?: Record<string, unknown>;
}

/** Writes one audit record, in the open transaction when there is one. */
export async function record(ctx: Ctx, { actorId, ...rest }: AuditRecord): Promise<void> {
  await ctx.db.insert(auditRecords).values({
    ...rest,
    actorId: actorId ?? ctx.viewer?.id ?? null,
    ip: ctx.ip,
    requestId: ctx.requestId,
    createdAt: ctx.now(),
  });
}

/** A record that a script can cause again and again; its subject is required, so that repeats are found. */
type RepeatedRecord = AuditRecord & Required<Pick<AuditRecord, 'subjectType' | 'subjectId'>>;

/** Repeats within this time of the first one are counted in its row. */
const TOGETHER_MS = 60 * 60_000;

/** Records that this process is writing, by key: a repeat waits until the row of the first exists. */
const underWay = new Map<string, Promise<unknown>>();

async function countRepeat(
  ctx: Ctx,
  { action, actorId, subjectType, subjectId }: RepeatedRecord,
): Promise<boolean> {
  const same = and(
    eq(auditRecords.action, action),
    // without a signed-in person, repeats are found by network
    actorId
      ? eq(auditRecords.actorId, actorId)
      : and(isNull(auditRecords.actorId), eq(sql`${auditRecords.details} ->> 'network'`, networkOf(ctx.ip))),
    eq(auditRecords.subjectType, subjectType),
    eq(auditRecords.subjectId, subjectId),
    gt(auditRecords.createdAt, new Date(ctx.now().getTime() - TOGETHER_MS)),
  );
  const first = ctx.db
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(same)
    .orderBy(desc(auditRecords.id))
    .limit(1);
  const times = sql`coalesce((${auditRecords.details} ->> 'times')::int, 1) + 1`;
  const repeated = sql`jsonb_build_object('times', ${times}, 'lastAt', ${ctx.now().toISOString()}::text)`;
  const counted = await ctx.db
    .update(auditRecords)
    .set({ details: sql`coalesce(${auditRecords.details}, '{}'::jsonb) || ${repeated}` })
    .where(eq(auditRecords.id, first))
    .returning({ id: auditRecords.id });
  return counted.length > 0;
}

/**
 * Records a refusal: the first one within an hour is a row, the others are counted in it (`times`, and `lastAt`, the
 * time of the last one). A script cannot fill the table, and its first attempt can still be read.
 */
export async function recordRepeated(ctx: Ctx, entry: RepeatedRecord): Promise<void> {
  const { action, actorId = networkOf(ctx.ip), subjectType, subjectId } = entry;
  const key = [action, actorId, subjectType, subjectId].join(' ');
  const network = entry.actorId ? {} : { network: networkOf(ctx.ip) };
  const first = { ...entry, details: { ...entry.details, ...network } };
  const before = underWay.get(key) ?? Promise.resolve();
  const now = before
    .catch(() => undefined)
    .then(async () => {
      if (!(await countRepeat(ctx, entry))) await record(ctx, first);
    });
  underWay.set(key, now);
  try {
    await now;
  } finally {
    if (underWay.get(key) === now) underWay.delete(key);
  }
}
