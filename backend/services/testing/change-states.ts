import type { z } from 'zod';
import type { bulkResult, statesBody } from '@/api/testing/author-schemas';
import { actionsIn, TEST_STATE_NAMES, testState, type TestAction } from '@/lib/domain/test-authoring';
import type { Of } from '@/lib/json-api/resource';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { nextVersion } from '../authoring/seen';
import type { Row } from './present';
import { writeRow } from './publish';
import { lockTest } from './save-test';

type Result = Of<typeof bulkResult>;

const CHANGES: Readonly<Record<TestAction, Partial<Row>>> = {
  unpublish: { isPublished: false },
  hide: { isHidden: true },
  show: { isHidden: false },
  archive: { isArchived: true },
  restore: { isArchived: false },
};
const PAST: Readonly<Record<TestAction, string>> = {
  unpublish: 'unpublished',
  hide: 'hidden',
  show: 'shown',
  archive: 'archived',
  restore: 'restored',
};

async function change(tx: Db, ctx: Ctx, id: string, action: TestAction): Promise<Result> {
  const row = await lockTest(tx, id);
  const state = testState(row, ctx.now());
  const skipped = (code: string, detail: string): Result => ({ id, result: 'skipped', code, detail });
  if (!actionsIn(state).includes(action))
    return skipped('not-in-state', `Сейчас: ${TEST_STATE_NAMES[state]}.`);
  await writeRow(tx, id, { ...CHANGES[action], updatedAt: nextVersion(row.updatedAt, ctx.now()) });
  await audit.record(ctx, { action: `test.${PAST[action]}`, subjectType: 'test', subjectId: id });
  return { id, result: 'done', code: null, detail: null };
}

/** Each by itself, in the order of their ids: one that can't be changed stops no other. */
export async function changeTestStates(ctx: Ctx, { ids, action }: z.output<typeof statesBody>) {
  const items: Result[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => Number(one) - Number(other))) {
    try {
      items.push(await inTransaction(ctx, (tx) => change(tx, ctx, id, action)));
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      items.push({ id, result: 'failed', code: error.code, detail: error.detail });
    }
  }
  const count = (result: Result['result']) => items.filter((item) => item.result === result).length;
  const results = { done: count('done'), skipped: count('skipped'), failed: count('failed') };
  return { items, meta: { results } };
}
