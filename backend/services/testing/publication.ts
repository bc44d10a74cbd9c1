import type { z } from 'zod';
import type { testPut } from '@/api/testing/author-schemas';
import type { testPublication } from '@/api/versions/schemas';
import { testChanges } from '@/lib/domain/test-changes';
import type { Of } from '@/lib/json-api/resource';
import type { TestContent } from '../../db/schema/types';
import type { Ctx } from '../../http/context';
import type { Rehearsal } from '../authoring/versioned';
import { headOf, type Row } from './present';
import { keyedTest, planRegrade } from './regrade-plan';
import { testKind } from './test-kind';
import type { Revision } from './revisions';

/** What would change for those who have sent the test; null where their answers come to the same. */
async function regradeOf(ctx: Ctx, id: string, content: TestContent) {
  const { gains: _, losses: _l, ...sums } = await planRegrade(ctx.db, await keyedTest(ctx.db, id, content));
  return sums.gainsCount + sums.lossesCount > 0 ? sums : null;
}

/**
 * What the second version changes. A version that was never a draft has no head: it is taken to be whose and when the
 * test is.
 */
export function changesOf({ content }: Pick<Revision, 'content'>, next: TestContent, row: Row) {
  const whole = (said: TestContent) => ({ ...said, ...(said.head ?? headOf(row, null)) });
  return testChanges(whole(content), whole(next));
}

async function present(
  ctx: Ctx,
  { row, content, published }: Rehearsal<TestContent, Row>,
): Promise<Of<typeof testPublication>> {
  const changes = published && changesOf(published, content, row);
  const regrade = changes?.isScoredOtherwise ? await regradeOf(ctx, row.id, content) : null;
  return {
    ...{ id: row.id, seenAt: row.updatedAt.toISOString(), number: published?.number ?? null },
    ...{ changes, regrade },
  };
}

/**
 * What publishing this test as it is written would change, and for whom of those who have sent it; nothing is written.
 * 404, 409 `changed-since`, `test-archived`, 422 with everything that is missing.
 */
export const previewPublication = async (
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof testPut>,
) => present(ctx, await testKind.rehearse(ctx, id, body, seenAt));

/** The same of the draft as it is saved; 409 `nothing-to-publish` too. */
export const savedPublication = async (ctx: Ctx, id: string) =>
  present(ctx, await testKind.rehearseSaved(ctx, id));
