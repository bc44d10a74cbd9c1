import type { z } from 'zod';
import type { testPut } from '@/api/testing/author-schemas';
import type { testPublication } from '@/api/testing/schemas';
import { testChanges } from '@/lib/domain/test-changes';
import type { Of } from '@/lib/json-api/resource';
import type { TestContent } from '../../db/schema/types';
import type { Ctx } from '../../http/context';
import { headOf, type Row } from './present';
import { keyedTest, planRegrade } from './regrade-plan';
import { testKind } from './test-kind';
import type { Revision } from './revisions';

/** Of what is out the row says whose it is and when; of a draft, the draft. */
const whole = (content: TestContent, row: Row) => ({ ...content, ...(content.head ?? headOf(row, null)) });

/** What would change for those who have sent the test; null where their answers come to the same. */
async function regradeOf(ctx: Ctx, id: string, content: TestContent) {
  const { gains: _, losses: _l, ...sums } = await planRegrade(ctx.db, await keyedTest(ctx.db, id, content));
  return sums.gainsCount + sums.lossesCount > 0 ? sums : null;
}

/** What is published of this, against the version that is out. */
export function changesOf({ content }: Pick<Revision, 'content'>, next: TestContent, row: Row) {
  return testChanges(whole(content, row), whole(next, row));
}

/**
 * What publishing this test as it is written would change, and for whom of those who have sent it; nothing is written.
 * 404, 409 `changed-since`, `test-archived`, 422 with everything that is missing.
 */
export async function previewPublication(
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof testPut>,
): Promise<Of<typeof testPublication>> {
  const { row, content, published } = await testKind.rehearse(ctx, id, body, seenAt);
  const changes = published && changesOf(published, content, row);
  const regrade = changes?.isScoredOtherwise ? await regradeOf(ctx, id, content) : null;
  return { id, number: published?.number ?? null, changes, regrade };
}
