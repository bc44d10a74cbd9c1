import { and, eq, isNotNull } from 'drizzle-orm';
import * as path from '@/lib/routes/path';
import { ledgerEntries } from '../../db/schema/points';
import { programmeMembers } from '../../db/schema/programme';
import type { Db } from '../../db/types';
import type { RunTools, RunWork } from '../../runs/run-work';
import { reverseEntries, standingEntries } from '../points/reverse-entries';
import { isMoved, movedEntries } from './closing-rows';
import { memberRun, type MemberCursor, type RunMember } from './member-run';

const REASON = 'Перенос итогов отменён, баллы программы сохранены';

/** Reverses everything that was moved for the member, or nothing if a part of it is spent. */
async function takeBack(tx: Db, { now, run }: RunTools, programmeId: string, { id, userId }: RunMember) {
  const [locked] = await tx
    .select({ id: programmeMembers.id })
    .from(programmeMembers)
    .where(and(eq(programmeMembers.id, id), isNotNull(programmeMembers.closedAt)))
    .for('update');
  if (!locked) return;
  const moved = await standingEntries(tx, and(movedEntries(programmeId), eq(ledgerEntries.userId, userId)));
  await reverseEntries(tx, { now }, moved, { authorId: run.ownerId, reason: REASON });
  await tx.update(programmeMembers).set({ closedAt: null, failure: null }).where(eq(programmeMembers.id, id));
}

/** Undoes the move to the main balance, member by member; the points of the programme stay unchanged. */
export const programmeUndo: RunWork<MemberCursor> = {
  ...memberRun({ who: isMoved, act: takeBack }),
  news: (end) =>
    end === 'done'
      ? {
          title: 'Перенос итогов программы отменён',
          text: 'Те, у кого баллы уже потрачены, названы на странице итогов: у них всё осталось, как было.',
          link: path.managePointsProgramme(),
        }
      : {
          title: 'Отменить перенос итогов программы не удалось',
          text: 'Начните ещё раз: отменённое не изменится.',
          link: path.managePointsProgramme(),
        },
};
