import type { z } from 'zod';
import type { testPut } from '@/api/testing/author-schemas';
import type { testPublication } from '@/api/versions/schemas';
import { comesOutAt } from '@/lib/domain/authored-state';
import { testChanges } from '@/lib/domain/test-changes';
import type { Of } from '@/lib/json-api/resource';
import type { TestContent } from '../../db/schema/types';
import type { Ctx } from '../../http/context';
import type { Rehearsal } from '../authoring/versioned';
import { itemLinks } from '../learnings/item-links';
import { headOf, type Row } from './present';
import { keyedTest, planRegrade } from './regrade-plan';
import { throttleScoring } from './scoring-line';
import { testKind } from './test-kind';
import type { Revision } from './revisions';

/** What would change for those who have sent the test; null where their answers come to the same. */
async function regradeOf(ctx: Ctx, id: string, content: TestContent) {
  await throttleScoring(ctx);
  const { gains: _, losses: _l, ...sums } = await planRegrade(ctx.db, await keyedTest(ctx.db, id, content));
  return sums.gainsCount + sums.lossesCount > 0 ? sums : null;
}

/** What is the test's own, whatever its version: as it is, and as it would be. */
interface Own {
  tags: readonly string[];
  gammas: readonly string[];
  outAt: string | null;
}

/**
 * What the second version changes. A version that was never a draft has no head: it is taken to be whose and when the
 * test is. With `own` what belongs to the test alone is compared too.
 */
export function changesOf(
  { content }: Pick<Revision, 'content'>,
  next: TestContent,
  row: Row,
  own?: Readonly<Record<'before' | 'after', Own>>,
) {
  const whole = (said: TestContent, ofTest?: Own) => {
    const { tags: _, gammas: _g, ...head } = said.head ?? headOf(row, null);
    return { ...said, ...head, ...ofTest };
  };
  return testChanges(whole(content, own?.before), whole(next, own?.after));
}

/** Of a test that was taken back the day is chosen anew: nothing is compared. */
async function ownOf(ctx: Ctx, row: Row, { head }: TestContent) {
  const links = await itemLinks(ctx.db, 'testId', row.id);
  const due = head?.dueAt ? new Date(head.dueAt) : null;
  const outAt = (at: Date | null) => (row.isPublished ? (at?.toISOString() ?? null) : null);
  return {
    before: { ...links, outAt: outAt(row.publishedAt) },
    after: {
      tags: head?.tags ?? links.tags,
      gammas: head?.gammas ?? links.gammas,
      outAt: outAt(comesOutAt(row, due, ctx.now())),
    },
  };
}

async function present(
  ctx: Ctx,
  { row, content, published }: Rehearsal<TestContent, Row>,
): Promise<Of<typeof testPublication>> {
  const changes = published && changesOf(published, content, row, await ownOf(ctx, row, content));
  const regrade = changes?.isScoredOtherwise ? await regradeOf(ctx, row.id, content) : null;
  return {
    ...{ id: row.id, seenAt: row.updatedAt.toISOString(), number: published?.number ?? null },
    ...{ changes, regrade },
  };
}

/**
 * What publishing this test as it is written would change, and for whom of those who have sent it; nothing is written.
 * 404, 409 `changed-since`, `test-archived`, 422 with everything that is missing; 429.
 */
export const previewPublication = async (
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof testPut>,
) => present(ctx, await testKind.rehearse(ctx, id, body, seenAt));

/** The same of the draft as it is saved; 409 `nothing-to-publish` too. */
export const savedPublication = async (ctx: Ctx, id: string) =>
  present(ctx, await testKind.rehearseSaved(ctx, id));
