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

/** What a change of the flags alone can do. */
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
  /** As the audit names it. */
  name: string;
  /** The row under its lock; 404. */
  lock: (tx: Db, id: string) => Promise<AuthoredRow>;
  write: (tx: Db, id: string, values: Partial<AuthoredFlags> & { updatedAt: Date }) => PromiseLike<unknown>;
  /** Puts out what is saved, in a transaction of its own. */
  publish: (id: string) => Promise<unknown>;
  /** Why it may not become so, beside its state; null when it may. */
  hindrance?: (tx: Db, id: string, flags: AuthoredFlags) => Promise<{ code: string; detail: string } | null>;
}

const skipped = (id: string, code: string, detail: string): Result => ({
  id,
  result: 'skipped',
  code,
  detail,
});

/** «Вопрос 2: отметьте верный ответ. И ещё замечаний: 3.»: what keeps it from being published. */
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
  // before its day it has never been out: the day goes with the publication
  const day = action === 'unpublish' && state === 'scheduled' ? { publishedAt: null } : {};
  const updatedAt = nextVersion(row.updatedAt, ctx.now());
  await kind.write(tx, id, { ...CHANGES[action], ...day, updatedAt });
  await audit.record(ctx, { action: `${kind.name}.${PAST[action]}`, subjectType: kind.name, subjectId: id });
  return { id, result: 'done', code: null, detail: null };
}

/** Those that are named, or all that were seen under the filter: others than these nobody has agreed to. */
async function chosen<F>({ ids, filter, expected }: Asked<F>, kind: Flagged<F>): Promise<readonly string[]> {
  if (ids) return ids;
  const all = await kind.every(filter);
  const found = all.length;
  if (found === expected) return all;
  const words = `Список успел измениться: было ${String(expected)}, стало ${String(found)}. Посмотрите его ещё раз.`;
  throw new AppError(409, 'selection-changed', words, undefined, { meta: { expected, found } });
}

/** Each by itself, in the order of their ids: one that can't be changed stops no other. 409 `selection-changed`. */
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
