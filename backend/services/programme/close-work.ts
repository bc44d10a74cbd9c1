import { and, eq, isNull, sql } from 'drizzle-orm';
import * as path from '@/lib/routes/path';
import { ledgerEntries } from '../../db/schema/points';
import { programmeEntries, programmeMembers, programmes } from '../../db/schema/programme';
import type { Db } from '../../db/types';
import type { RunTools, RunWork } from '../../runs/run-work';
import { postEntries } from '../points/post-entries';
import { isReversed } from '../points/reverse-entries';
import { isLeft, movedEntries } from './closing-rows';
import { memberRun, type MemberCursor, type RunMember } from './member-run';

/** Counts by mark how often the member's sum was moved and reversed: each new move needs a key of its own. */
async function takenBack(tx: Db, userId: string, programmeId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ markId: ledgerEntries.markId, times: sql<number>`count(*)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(movedEntries(programmeId), eq(ledgerEntries.userId, userId), isReversed))
    .groupBy(ledgerEntries.markId);
  return new Map(rows.map(({ markId, times }) => [markId, times]));
}

/** Moves a member's sum of each mark once: the entry's key depends neither on the run nor on its time. */
async function moveOne(tx: Db, { now }: RunTools, programmeId: string, { id, userId }: RunMember) {
  const [locked] = await tx
    .select({ id: programmeMembers.id })
    .from(programmeMembers)
    .where(and(eq(programmeMembers.id, id), isNull(programmeMembers.closedAt)))
    .for('update');
  if (!locked) return;
  const sums = await tx
    .select({
      markId: programmeEntries.markId,
      amount: sql<number>`sum(${programmeEntries.amount})`.mapWith(Number),
    })
    .from(programmeEntries)
    .where(eq(programmeEntries.memberId, id))
    .groupBy(programmeEntries.markId);
  const times = await takenBack(tx, userId, programmeId);
  await postEntries(
    tx,
    { now },
    sums.map(({ markId, amount }) => ({
      ...{ userId, markId, amount, kind: 'programme' as const },
      ...{ subjectType: 'programme', subjectId: programmeId, title: 'Образовательная программа 2025' },
      key: ['programme', programmeId, markId, times.get(markId) ?? []].flat().join(':'),
    })),
  );
  await tx
    .update(programmeMembers)
    .set({ closedAt: now(), failure: null })
    .where(eq(programmeMembers.id, id));
}

/** Closes the programme for good, as soon as the points of one member are moved. */
function endForGood({ db, now }: RunTools, programmeId: string) {
  const open = and(eq(programmes.id, programmeId), isNull(programmes.closedAt));
  return db.update(programmes).set({ closedAt: now() }).where(open);
}

/** Moves the points of the programme to the main balance, person by person; nobody is moved twice. */
export const programmeClose: RunWork<MemberCursor> = {
  ...memberRun({ who: isLeft, act: moveOne, moved: endForGood }),
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
