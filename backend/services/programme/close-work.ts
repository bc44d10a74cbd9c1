import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as path from '@/lib/routes/path';
import { programmeEntries, programmeMembers, programmes } from '../../db/schema/programme';
import { users } from '../../db/schema/users';
import { sqlState } from '../../db/sql-state';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import type { RunTools, RunWork } from '../../runs/run-work';
import { AppError } from '../../http/app-error';
import { postEntries } from '../points/post-entries';
import { isLeft } from './closing';

/** Members of a step. */
const STEP = 50;

interface Cursor {
  programmeId: string;
  after: string;
}

async function begin({ db, run }: RunTools): Promise<{ cursor: Cursor; total: number }> {
  const [programme] = await db.select().from(programmes).where(eq(programmes.slug, run.subject));
  if (!programme) throw new Error('The programme is not there');
  const left = db
    .select({ id: programmeMembers.id })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(isLeft(programme.id));
  const total = await db.$count(left.as('left'));
  return { cursor: { programmeId: programme.id, after: '0' }, total };
}

/** The sum of each mark, once per person: the key of the entry knows neither the run nor its time. */
async function moveOne(tx: Db, now: () => Date, programmeId: string, member: { id: string; userId: string }) {
  const [locked] = await tx
    .select({ id: programmeMembers.id })
    .from(programmeMembers)
    .where(and(eq(programmeMembers.id, member.id), isNull(programmeMembers.closedAt)))
    .for('update');
  if (!locked) return;
  const sums = await tx
    .select({
      markId: programmeEntries.markId,
      amount: sql<number>`sum(${programmeEntries.amount})`.mapWith(Number),
    })
    .from(programmeEntries)
    .where(eq(programmeEntries.memberId, member.id))
    .groupBy(programmeEntries.markId);
  await postEntries(
    tx,
    { now },
    sums.map(({ markId, amount }) => ({
      ...{ userId: member.userId, markId, amount, kind: 'programme' as const },
      ...{ subjectType: 'programme', subjectId: programmeId, title: 'Образовательная программа 2025' },
      key: `programme:${programmeId}:${markId}`,
    })),
  );
  await tx
    .update(programmeMembers)
    .set({ closedAt: now(), failure: null })
    .where(eq(programmeMembers.id, member.id));
}

/** What is worth trying again as a whole: deadlocks, lost connections. */
const isPassing = (error: unknown) => !(error instanceof AppError) && !sqlState(error)?.startsWith('23');

/** One that does not work stops no other: it is named, and the next closing tries it again. */
async function tryOne(tools: RunTools, programmeId: string, member: { id: string; userId: string }) {
  try {
    await tools.db.transaction((point) => moveOne(point as unknown as Db, tools.now, programmeId, member));
    return 1;
  } catch (error) {
    if (isPassing(error)) throw error;
    const failure = error instanceof AppError ? error.code : 'unknown';
    await tools.db.update(programmeMembers).set({ failure }).where(eq(programmeMembers.id, member.id));
    return 0;
  }
}

async function step(tools: RunTools, { programmeId, after }: Cursor) {
  const members = await tools.db
    .select({ id: programmeMembers.id, userId: programmeMembers.userId })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(and(isLeft(programmeId), gt(programmeMembers.id, after)))
    .orderBy(asc(programmeMembers.id))
    .limit(STEP);
  const last = members.at(-1);
  if (!last) return null;
  const persons = members.map(({ userId }) => userId);
  const moved = await inTransaction(alsoOf({ db: tools.db }, ...persons), async () => {
    let count = 0;
    for (const member of members) count += await tryOne(tools, programmeId, member);
    return count;
  });
  // from the first applied row on it is over for good
  if (moved > 0) {
    const open = and(eq(programmes.id, programmeId), isNull(programmes.closedAt));
    await tools.db.update(programmes).set({ closedAt: tools.now() }).where(open);
  }
  return { cursor: { programmeId, after: last.id }, moved };
}

/** Moves the points of the programme to the main balance, person by person; whoever is done is not touched again. */
export const programmeClose: RunWork<Cursor> = {
  begin,
  step,
  news: (end) =>
    end === 'done'
      ? {
          title: 'Итоги программы перенесены',
          text: 'Баллы участников на основном счёте. Если кто-то остался, он назван на странице итогов.',
          link: path.managePointsProgramme(),
        }
      : {
          title: 'Перенос итогов программы не удался',
          text: 'Начните ещё раз: перенесённое не изменится.',
          link: path.managePointsProgramme(),
        },
};
