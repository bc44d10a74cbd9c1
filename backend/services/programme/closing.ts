import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { closingBody, programmeClosing } from '@/api/programme/schemas';
import { closingDueAt, isOver, PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { formatNumber } from '@/lib/format/number';
import type { Of } from '@/lib/json-api/resource';
import { PROGRAMME } from '@/lib/routes/pages-of-programme';
import { programmes } from '../../db/schema/programme';
import { runs } from '../../db/schema/runs';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { readOwnRun } from '../runs/own-runs';
import { startRun } from '../runs/start-run';
import { uncounted } from './close-attempts';
import { byMark, failuresOf, sums } from './closing-rows';
import { readProgramme, type Programme } from './programme';

type Closing = Of<typeof programmeClosing>;
type Body = z.output<typeof closingBody>;
const RUNS = ['programme-close', 'programme-undo'] as const;

/** Kind of the open run of any owner, or null: only one run may move points at a time. */
async function openRun({ db }: Ctx): Promise<string | null> {
  const [row] = await db
    .select({ kind: runs.kind })
    .from(runs)
    .where(and(inArray(runs.kind, [...RUNS]), inArray(runs.status, [...OPEN_STATUSES])))
    .limit(1);
  return row?.kind ?? null;
}

async function newestRun(ctx: Ctx): Promise<string | null> {
  const own = and(eq(runs.kind, 'programme-close'), eq(runs.ownerId, viewerOf(ctx).id));
  const [row] = await ctx.db
    .select({ id: sql<string | null>`max(${runs.id})::text` })
    .from(runs)
    .where(own);
  return row?.id ?? null;
}

/** State of the closing; `people` counts members with points to be moved and answers that are still being scored. */
function stateOf(ctx: Ctx, programme: Programme, people: number, open: string | null): Closing['state'] {
  if (open !== null) return open === 'programme-undo' ? 'undoing' : 'closing';
  if (!isOver({ ...programme, now: ctx.now() })) return 'running';
  return people > 0 ? 'due' : 'closed';
}

/** Returns the sums to be moved, the sums moved, and the failures. */
export async function getClosing(ctx: Ctx): Promise<Closing> {
  const programme = await readProgramme(ctx);
  const { id, slug, finishAt, closedAt } = programme;
  // one query after another: a transaction has a single connection; waiting attempts are read first: those scored after
  // that are in the sums
  const attempts = await uncounted(ctx.db, { now: ctx.now(), finishAt });
  const found = await sums(ctx, id);
  const marked = await byMark(ctx, id);
  const failures = await failuresOf(ctx, id);
  const open = await openRun(ctx);
  return {
    ...found,
    ...{ id: slug, byMark: marked, failures, attempts, limit: PROGRAMME_LIMIT },
    runId: await newestRun(ctx),
    state: stateOf(ctx, programme, found.left.people + attempts.waiting, open),
    finishAt: finishAt.toISOString(),
    dueAt: closingDueAt(finishAt).toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

const refused = (code: string, text: string) => new AppError(409, code, text);

/**
 * Returns the closing under the programme's lock: of two people who start a run at once, the second sees the first's
 * run. 409 `programme-running`, `run-under-way`.
 */
async function lockedClosing(ctx: Ctx): Promise<Closing> {
  await ctx.db.select().from(programmes).where(eq(programmes.slug, PROGRAMME)).for('no key update');
  const closing = await getClosing(ctx);
  if (closing.state === 'running')
    throw refused('programme-running', 'Программа ещё идёт: перенос откроется после её конца.');
  if (closing.state === 'undoing') throw refused('run-under-way', 'Перенос уже отменяют. Дождитесь конца.');
  if (closing.state === 'closing')
    throw refused('run-under-way', 'Баллы уже переносятся. Дождитесь конца или отмените.');
  return closing;
}

async function begin(ctx: Ctx, kind: (typeof RUNS)[number], closing: Closing, sum: Closing['left']) {
  const runId = await startRun(ctx, kind, { subject: closing.id });
  const action = kind === 'programme-close' ? 'programme.closed' : 'programme.closing-undone';
  await audit.record(ctx, { action, subjectType: 'run', subjectId: runId, details: sum });
  return readOwnRun(ctx, runId);
}

const changed = (points: number) =>
  refused('totals-changed', `Итоги изменились: сейчас ${formatNumber(points)}. Проверьте их ещё раз.`);

/**
 * Starts the run that moves the points, or those that are left. 409 `programme-running`; `run-under-way`;
 * `attempts-open` while answers are still being scored; `programme-closed` when nothing is left; `totals-changed`.
 */
export function closeProgramme(ctx: Ctx, { points }: Body) {
  return inTransaction(ctx, async () => {
    const closing = await lockedClosing(ctx);
    if (closing.attempts.waiting > 0)
      throw refused('attempts-open', 'Ответы в закрытых тестах ещё подсчитываются. Попробуйте через минуту.');
    if (closing.state === 'closed') throw refused('programme-closed', 'Все баллы программы уже перенесены.');
    if (closing.left.points !== points) throw changed(closing.left.points);
    return begin(ctx, 'programme-close', closing, closing.left);
  });
}

/**
 * Starts the run that undoes the move. 409 `programme-running`, `run-under-way`, `nothing-to-undo`, `totals-changed`.
 */
export function undoClosing(ctx: Ctx, { points }: Body) {
  return inTransaction(ctx, async () => {
    const closing = await lockedClosing(ctx);
    const { reversible } = closing;
    if (reversible.people === 0) throw refused('nothing-to-undo', 'Отменять нечего: баллы не перенесены.');
    if (reversible.points !== points) throw changed(reversible.points);
    return begin(ctx, 'programme-undo', closing, reversible);
  });
}
