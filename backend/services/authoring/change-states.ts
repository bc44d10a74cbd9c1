import type { z } from 'zod';
import type { bulkResult, statesBody } from '@/api/testing/author-schemas';
import {
  actionsIn,
  AUTHORED_STATE_NAMES,
  authoredState,
  type AuthoredAction,
  type AuthoredFlags,
} from '@/lib/domain/authored-state';
import type { Of } from '@/lib/json-api/resource';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { nextVersion } from './seen';
import type { AuthoredRow } from './versioned';

type Result = Of<typeof bulkResult>;

const CHANGES: Readonly<Record<AuthoredAction, Partial<AuthoredFlags>>> = {
  unpublish: { isPublished: false },
  hide: { isHidden: true },
  show: { isHidden: false },
  archive: { isArchived: true },
  restore: { isArchived: false },
};
const PAST: Readonly<Record<AuthoredAction, string>> = {
  unpublish: 'unpublished',
  hide: 'hidden',
  show: 'shown',
  archive: 'archived',
  restore: 'restored',
};

export interface Flagged {
  /** As the audit names it. */
  name: string;
  /** The row under its lock; 404. */
  lock: (tx: Db, id: string) => Promise<AuthoredRow>;
  write: (tx: Db, id: string, values: Partial<AuthoredFlags> & { updatedAt: Date }) => PromiseLike<unknown>;
  /** Why it may not become so, beside its state; null when it may. */
  hindrance?: (tx: Db, id: string, flags: AuthoredFlags) => Promise<{ code: string; detail: string } | null>;
}

async function change(tx: Db, ctx: Ctx, id: string, action: AuthoredAction, kind: Flagged): Promise<Result> {
  const row = await kind.lock(tx, id);
  const state = authoredState(row, ctx.now());
  const skipped = (code: string, detail: string): Result => ({ id, result: 'skipped', code, detail });
  if (!actionsIn(state).includes(action))
    return skipped('not-in-state', `Сейчас: ${AUTHORED_STATE_NAMES[state]}.`);
  const hindrance = (await kind.hindrance?.(tx, id, { ...row, ...CHANGES[action] })) ?? null;
  if (hindrance) return { id, result: 'failed', ...hindrance };
  await kind.write(tx, id, { ...CHANGES[action], updatedAt: nextVersion(row.updatedAt, ctx.now()) });
  await audit.record(ctx, { action: `${kind.name}.${PAST[action]}`, subjectType: kind.name, subjectId: id });
  return { id, result: 'done', code: null, detail: null };
}

/** Each by itself, in the order of their ids: one that can't be changed stops no other. */
export async function changeStates(ctx: Ctx, { ids, action }: z.output<typeof statesBody>, kind: Flagged) {
  const items: Result[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => Number(one) - Number(other))) {
    try {
      items.push(await inTransaction(ctx, (tx) => change(tx, ctx, id, action, kind)));
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      items.push({ id, result: 'failed', code: error.code, detail: error.detail });
    }
  }
  const count = (result: Result['result']) => items.filter((item) => item.result === result).length;
  const results = { done: count('done'), skipped: count('skipped'), failed: count('failed') };
  return { items, meta: { results } };
}
