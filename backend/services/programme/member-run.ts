import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { programmeMembers, programmes } from '../../db/schema/programme';
import { users } from '../../db/schema/users';
import { sqlState } from '../../db/sql-state';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import type { RunTools, RunWork } from '../../runs/run-work';

/** Members handled in one step of a run. */
const STEP = 50;

export interface MemberCursor {
  programmeId: string;
  after: string;
}
export interface RunMember {
  id: string;
  userId: string;
}

interface MemberWork {
  /** Condition: members to handle, of those with an account. */
  who: (programmeId: string) => SQL | undefined;
  /** Handles one member; leaves a member who is handled already unchanged. */
  act: (tx: Db, tools: RunTools, programmeId: string, member: RunMember) => Promise<void>;
  /** Runs after a step that has handled at least one member. */
  moved?: (tools: RunTools, programmeId: string) => Promise<unknown>;
}

const members = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: programmeMembers.id, userId: programmeMembers.userId })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(where);

/** Whether the error is worth a retry of the whole step: deadlocks, lost connections. */
const isPassing = (error: unknown) => !(error instanceof AppError) && !sqlState(error)?.startsWith('23');

/** Handles members in the order of their ids, `STEP` per step; the failure of one is stored and stops no other. */
export function memberRun({ who, act, moved }: MemberWork): Pick<RunWork<MemberCursor>, 'begin' | 'step'> {
  async function tryOne(tools: RunTools, programmeId: string, member: RunMember): Promise<number> {
    try {
      await tools.db.transaction((point) => act(point as unknown as Db, tools, programmeId, member));
      return 1;
    } catch (error) {
      if (isPassing(error)) throw error;
      const failure = error instanceof AppError ? error.code : 'unknown';
      await tools.db.update(programmeMembers).set({ failure }).where(eq(programmeMembers.id, member.id));
      return 0;
    }
  }

  return {
    async begin({ db, run }) {
      const [programme] = await db.select().from(programmes).where(eq(programmes.slug, run.subject));
      if (!programme) throw new Error('The programme is not there');
      const total = await db.$count(members(db, who(programme.id)).as('left'));
      return { cursor: { programmeId: programme.id, after: '0' }, total };
    },

    async step(tools, { programmeId, after }) {
      const some = await members(tools.db, and(who(programmeId), gt(programmeMembers.id, after)))
        .orderBy(asc(programmeMembers.id))
        .limit(STEP);
      const last = some.at(-1);
      if (!last) return null;
      const persons = some.map(({ userId }) => userId);
      const count = await inTransaction(alsoOf({ db: tools.db }, ...persons), async () => {
        let done = 0;
        for (const member of some) done += await tryOne(tools, programmeId, member);
        return done;
      });
      if (count > 0) await moved?.(tools, programmeId);
      return { cursor: { programmeId, after: last.id }, moved: count };
    },
  };
}
