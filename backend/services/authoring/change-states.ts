import type { bulkResult } from '@/api/testing/list-schemas';
import { problemWords } from '@/lib/domain/authored-problems';
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

/** Actions that only change flags. */
type Flag = Exclude<AuthoredAction, 'publish'>;

const CHANGES: Readonly<Record<Flag, Partial<AuthoredFlags>>> = {
  unpublish: { isPublished: false },
  hide: { isHidden: true },
  show: { isHidden: false },
  archive: { isArchived: true },
  restore: { isArchived: false },
};
const PAST: Readonly<Record<Flag, string>> = {
  unpublish: 'unpublished',
  hide: 'hidden',
  show: 'shown',
  archive: 'archived',
  restore: 'restored',
};

interface Asked<F> {
  ids?: readonly string[] | undefined;
  filter?: F | undefined;
  expected?: number | undefined;
  action: AuthoredAction;
}

export interface Flagged<F> {
  /** Ids of every row of a filter. */
  every: (filter: F | undefined) => Promise<string[]>;
  /** Name of the kind in the audit. */
  name: string;
  /** Locks and returns the row; 404. */
  lock: (tx: Db, id: string) => Promise<AuthoredRow>;
  write: (tx: Db, id: string, values: Partial<AuthoredFlags> & { updatedAt: Date }) => PromiseLike<unknown>;
  /** Publishes the saved version, in its own transaction. */
  publish: (id: string) => Promise<unknown>;
  /** Returns why the row may not get these flags, apart from its state; null if it may. */
  hindrance?: (tx: Db, id: string, flags: AuthoredFlags) => Promise<{ code: string; detail: string } | null>;
}

const skipped = (id: string, code: string, detail: string): Result => ({
  id,
  result: 'skipped',
  code,
  detail,
});

/**
 * Names the first problem that prevents publication, and the number of others: «Вопрос 2: отметьте верный ответ. И ещё
 * замечаний: 3.»
 */
function lackWords({ detail, problems }: AppError): string {
  const [first] = problems;
  const pointer = first?.source && 'pointer' in first.source ? (first.source.pointer ?? '') : '';
  const words = problemWords({ pointer, text: detail });
  return problems.length > 1 ? `${words} И ещё замечаний: ${String(problems.length - 1)}.` : words;
}

async function publish<F>(id: string, kind: Flagged<F>): Promise<Result> {
  try {
    await kind.publish(id);
    return { id, result: 'done', code: null, detail: null };
  } catch (error) {
    if (!(error instanceof AppError) || ![409, 422].includes(error.status)) throw error;
    if (error.status === 409) return skipped(id, error.code, error.detail);
    return { id, result: 'failed', code: error.code, detail: lackWords(error) };
  }
}

async function change<F>(tx: Db, ctx: Ctx, id: string, action: Flag, kind: Flagged<F>): Promise<Result> {
  const row = await kind.lock(tx, id);
  const state = authoredState(row, ctx.now());
  if (!actionsIn(state).includes(action))
    return skipped(id, 'not-in-state', `Сейчас: ${AUTHORED_STATE_NAMES[state]}.`);
  const hindrance = (await kind.hindrance?.(tx, id, { ...row, ...CHANGES[action] })) ?? null;
  if (hindrance) return { id, result: 'failed', ...hindrance };
  // a scheduled row was never public: its day is removed with the publication
  const day = action === 'unpublish' && state === 'scheduled' ? { publishedAt: null } : {};
  const updatedAt = nextVersion(row.updatedAt, ctx.now());
  await kind.write(tx, id, { ...CHANGES[action], ...day, updatedAt });
  await audit.record(ctx, { action: `${kind.name}.${PAST[action]}`, subjectType: kind.name, subjectId: id });
  return { id, result: 'done', code: null, detail: null };
}

/**
 * Returns the named ids, or all ids of the filter. 409 if their number is not the one that the author saw and agreed
 * to.
 */
async function chosen<F>({ ids, filter, expected }: Asked<F>, kind: Flagged<F>): Promise<readonly string[]> {
  if (ids) return ids;
  const all = await kind.every(filter);
  const found = all.length;
  if (found === expected) return all;
  const words = `Список успел измениться: было ${String(expected)}, стало ${String(found)}. Посмотрите его ещё раз.`;
  throw new AppError(409, 'selection-changed', words, undefined, { meta: { expected, found } });
}

/**
 * Changes each row separately, in the order of ids: one that cannot be changed does not stop the others. 409
 * `selection-changed`.
 */
export async function changeStates<F>(ctx: Ctx, asked: Asked<F>, kind: Flagged<F>) {
  const { action } = asked;
  const ids = await chosen(asked, kind);
  const items: Result[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => Number(one) - Number(other))) {
    try {
      items.push(
        action === 'publish'
          ? await publish(id, kind)
          : await inTransaction(ctx, (tx) => change(tx, ctx, id, action, kind)),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      items.push({ id, result: 'failed', code: error.code, detail: error.detail });
    }
  }
  const count = (result: Result['result']) => items.filter((item) => item.result === result).length;
  const results = { done: count('done'), skipped: count('skipped'), failed: count('failed') };
  return { items, meta: { results } };
}
