import { can } from '@/lib/access/permissions';
import type { ImportKindName } from '@/lib/domain/imports';
import { rightsOf } from '../../http/viewer';
import { RunRefusal, type RunTools, type RunWork } from '../run-work';
import { KINDS } from './kinds';

async function assertOwnerMay({ db, run }: RunTools): Promise<void> {
  if (!can(await rightsOf(db, run.ownerId), KINDS[run.subject as ImportKindName].needs))
    throw new RunRefusal('The owner of an import has no right to it any more');
}

/** Checks the owner's right before each step: it may be withdrawn while the run waits or works. */
export const whileOwnerMay = <C>(work: RunWork<C>): RunWork<C> => ({
  ...work,
  async begin(tools) {
    await assertOwnerMay(tools);
    return work.begin(tools);
  },
  async step(tools, cursor) {
    await assertOwnerMay(tools);
    return work.step(tools, cursor);
  },
});
