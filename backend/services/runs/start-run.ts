import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { OPEN_STATUSES, type RunKind } from '@/lib/domain/run';
import { runs } from '../../db/schema/runs';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';

interface Start {
  /** What the run is about, if a person may have one run per subject. */
  subject?: string;
  input?: unknown;
  mostADay?: number;
}

async function refuseSecond(ctx: Ctx, ownerId: string, kind: RunKind, subject: string): Promise<void> {
  const own = and(eq(runs.ownerId, ownerId), eq(runs.kind, kind), eq(runs.subject, subject));
  const open = and(own, inArray(runs.status, [...OPEN_STATUSES]));
  if ((await ctx.db.$count(runs, open)) === 0) return;
  throw new AppError(409, 'run-under-way', 'Это уже выполняется. Дождитесь конца или отмените.');
}

/** Throws 429 past `most` runs in 24 hours. Failed runs do not count; cancelled ones do, as their work was done. */
async function refuseTooMany(ctx: Ctx, ownerId: string, kind: RunKind, most: number): Promise<void> {
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS);
  const recent = await ctx.db
    .select({ createdAt: runs.createdAt })
    .from(runs)
    .where(
      and(
        eq(runs.ownerId, ownerId),
        eq(runs.kind, kind),
        ne(runs.status, 'failed'),
        gt(runs.createdAt, dayAgo),
      ),
    )
    .orderBy(runs.createdAt);
  const [first] = recent;
  if (!first || recent.length < most) return;
  const seconds = Math.ceil((first.createdAt.getTime() - dayAgo.getTime()) / 1000);
  const headers = { 'retry-after': String(Math.max(1, seconds)) };
  const detail = `Это можно начать не больше ${most} раз за сутки. Попробуйте завтра.`;
  throw new AppError(429, 'too-many-runs', detail, undefined, { headers });
}

/** Queues a run of the viewer and returns its id. 409 `run-under-way`, 429 `too-many-runs`. */
export async function startRun(
  ctx: Ctx,
  kind: RunKind,
  { subject = '', input = null, mostADay }: Start = {},
): Promise<string> {
  const { id: ownerId } = viewerOf(ctx);
  // calls of one person are serialised, so that the second sees the run of the first
  return inTransaction(ctx, async (tx) => {
    await refuseSecond(ctx, ownerId, kind, subject);
    if (mostADay) await refuseTooMany(ctx, ownerId, kind, mostADay);
    const now = ctx.now();
    const [row] = await tx
      .insert(runs)
      .values({ ownerId, kind, subject, input, leaseUntil: now, createdAt: now })
      .returning({ id: runs.id });
    return (row as { id: string }).id;
  });
}
