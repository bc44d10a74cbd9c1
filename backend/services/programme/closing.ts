import { and, asc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { closingBody, programmeClosing } from '@/api/programme/schemas';
import { closingDueAt, isOver, PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { OPEN_STATUSES } from '@/lib/domain/run';
import { formatNumber } from '@/lib/format/number';
import type { Of } from '@/lib/json-api/resource';
import { PROGRAMME } from '@/lib/routes/pages-of-programme';
import { marks } from '../../db/schema/directory';
import { programmeEntries, programmeMembers, programmes } from '../../db/schema/programme';
import { runs } from '../../db/schema/runs';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { readOwnRun } from '../runs/own-runs';
import { startRun } from '../runs/start-run';
import { hasUncounted } from './close-attempts';
import { readProgramme, type Programme } from './programme';

type Closing = Of<typeof programmeClosing>;
const MOST_FAILURES = 200;

/** Members whose points still go to the main balance. */
export const isLeft = (programmeId: string): SQL | undefined =>
  and(
    eq(programmeMembers.programmeId, programmeId),
    isNull(programmeMembers.closedAt),
    gt(programmeMembers.total, 0),
    isNull(users.erasedAt),
  );

/** Why the points of a member did not move, as people read it. */
export const FAILURES: Readonly<Record<string, string>> = {
  unknown: 'Внутренняя ошибка: повторите перенос или сообщите поддержке.',
};

async function sums({ db }: Ctx, programmeId: string) {
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
      erased: sum(sql`${closedAt} is null and ${users.erasedAt} is not null`),
      archived: sum(sql`${closedAt} is null and ${users.erasedAt} is null and ${users.isArchived}`),
    })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(eq(programmeMembers.programmeId, programmeId));
  if (!row) throw new Error('A sum has no row');
  return row;
}

const byMark = ({ db }: Ctx, programmeId: string) =>
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

async function failuresOf({ db }: Ctx, programmeId: string): Promise<Closing['failures']> {
  const rows = await db
    .select({ memberId: programmeMembers.id, name: users.fullName, code: programmeMembers.failure })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(and(isLeft(programmeId), isNotNull(programmeMembers.failure)))
    .orderBy(asc(programmeMembers.id))
    .limit(MOST_FAILURES);
  return rows.map(({ memberId, name, code }) => ({
    ...{ memberId, name: name ?? '', code: code ?? 'unknown' },
    detail: FAILURES[code ?? ''] ?? FAILURES.unknown ?? '',
  }));
}

/** Somebody's run that still waits or works: one closes at a time, whoever began. */
const openRuns = ({ db }: Ctx) =>
  db.$count(runs, and(eq(runs.kind, 'programme-close'), inArray(runs.status, [...OPEN_STATUSES])));

async function newestRun(ctx: Ctx): Promise<string | null> {
  const own = and(eq(runs.kind, 'programme-close'), eq(runs.ownerId, viewerOf(ctx).id));
  const [row] = await ctx.db
    .select({ id: sql<string | null>`max(${runs.id})::text` })
    .from(runs)
    .where(own);
  return row?.id ?? null;
}

const stateOf = (ctx: Ctx, programme: Programme, people: number, open: number): Closing['state'] => {
  if (open > 0) return 'closing';
  if (!isOver({ ...programme, now: ctx.now() })) return 'running';
  return people > 0 ? 'due' : 'closed';
};

/** What is to be moved, what has been, and what did not work. */
export async function getClosing(ctx: Ctx): Promise<Closing> {
  const programme = await readProgramme(ctx);
  const { id, slug, finishAt, closedAt } = programme;
  // one after the other: it is read inside a transaction too, which has one connection
  const found = await sums(ctx, id);
  const marked = await byMark(ctx, id);
  const failures = await failuresOf(ctx, id);
  const open = await openRuns(ctx);
  return {
    ...found,
    ...{ id: slug, byMark: marked, failures, limit: PROGRAMME_LIMIT, runId: await newestRun(ctx) },
    state: stateOf(ctx, programme, found.left.people, open),
    finishAt: finishAt.toISOString(),
    dueAt: closingDueAt(finishAt).toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

const refused = (code: string, text: string) => new AppError(409, code, text);

/**
 * Begins to move the points, or what is left of them. 409 `programme-running`; `run-under-way`; `attempts-open` while
 * what was answered is still being counted; `programme-closed` when nothing is left; `totals-changed`.
 */
export function closeProgramme(ctx: Ctx, { points }: z.output<typeof closingBody>) {
  return inTransaction(ctx, async (tx) => {
    // two who press at once: the second sees the run of the first
    await tx.select().from(programmes).where(eq(programmes.slug, PROGRAMME)).for('no key update');
    const { state, left, id: subject } = await getClosing(ctx);
    if (state === 'running')
      throw refused('programme-running', 'Программа ещё идёт: перенос откроется после её конца.');
    if (state === 'closing')
      throw refused('run-under-way', 'Перенос уже идёт. Дождитесь конца или отмените.');
    if (await hasUncounted(ctx.db, { now: ctx.now(), finishAt: ctx.config.PROGRAMME_FINISH_AT }))
      throw refused('attempts-open', 'Ответы в закрытых тестах ещё подсчитываются. Попробуйте через минуту.');
    if (state === 'closed') throw refused('programme-closed', 'Все баллы программы уже перенесены.');
    if (left.points !== points)
      throw refused(
        'totals-changed',
        `Итоги изменились: осталось перенести ${formatNumber(left.points)}. Проверьте их ещё раз.`,
      );
    const runId = await startRun(ctx, 'programme-close', { subject });
    await audit.record(ctx, {
      action: 'programme.closed',
      subjectType: 'run',
      subjectId: runId,
      details: { people: left.people, points },
    });
    return readOwnRun(ctx, runId);
  });
}
