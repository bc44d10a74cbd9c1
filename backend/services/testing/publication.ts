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

/** Returns the sums of the regrade that publication would make; null if nobody's points change. */
async function regradeOf(ctx: Ctx, id: string, content: TestContent) {
  await throttleScoring(ctx);
  const { gains: _, losses: _l, ...sums } = await planRegrade(ctx.db, await keyedTest(ctx.db, id, content));
  return sums.gainsCount + sums.lossesCount > 0 ? sums : null;
}

/** Properties of the test that do not depend on a version, before or after publication. */
interface Own {
  tags: readonly string[];
  gammas: readonly string[];
  outAt: string | null;
}

/**
 * Returns the changes from one version to the next. A version that was never a draft has no head: the mark and the
 * dates of the test are used. With `own` the properties of the test itself are compared too.
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

/**
 * Returns the test's own properties before and after publication. The date of an unpublished test is not compared: it
 * is chosen again.
 */
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
 * Returns what publishing this unsaved test would change, also for people who have sent it; writes nothing. 404, 409
 * `changed-since`, `test-archived`, 422 with everything that is missing; 429.
 */
export const previewPublication = async (
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof testPut>,
) => present(ctx, await testKind.rehearse(ctx, id, body, seenAt));

/** Returns the same for the saved draft; also 409 `nothing-to-publish`. */
export const savedPublication = async (ctx: Ctx, id: string) =>
  present(ctx, await testKind.rehearseSaved(ctx, id));
