import { and, eq } from 'drizzle-orm';
import type { testVersion } from '@/api/versions/schemas';
import type { Of } from '@/lib/json-api/resource';
import { attempts, tests } from '../../db/schema/tests';
import type { Ctx } from '../../http/context';
import { listVersions } from '../authoring/list-versions';
import { CORE } from '../spaces/core';
import { testMissing } from './present';
import { changesOf } from './publication';
import { testVersions } from './revisions';

/** Lists the versions of a test with their changes. 404 `test-missing`. */
export async function listTestVersions(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), CORE.tests));
  if (!row) throw testMissing();
  const { revisionId, submittedAt, testId: subject } = attempts;
  const sent = { from: attempts, revisionId, submittedAt, subject };
  const items: Of<typeof testVersion>[] = await listVersions(ctx.db, id, testVersions, sent, (before, next) =>
    changesOf(before, next, row),
  );
  return { items, meta: {} };
}
