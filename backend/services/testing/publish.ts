import { eq } from 'drizzle-orm';
import { publicationProblems } from '@/lib/domain/test-authoring';
import { snakeName } from '@/lib/json-api/case';
import { testRevisions, tests } from '../../db/schema/tests';
import type { TestContent, TestHead } from '../../db/schema/types';
import type { Db } from '../../db/types';
import { AppError, ManyProblems } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { headOf, type Row } from './present';
import { revisionsOf } from './revisions';

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** What a test's row says of a version: what lists, search and the taker's dates read. */
export function columnsOf(content: TestContent, { markId, videoId, startDate, endDate }: TestHead) {
  const { head: _h, questions: _q, ...said } = content;
  return { ...said, markId, videoId, startDate: dateOf(startDate), endDate: dateOf(endDate) };
}

/** 422 with everything that keeps it from coming out, each at its field. */
export function assertPublishable(content: TestContent, head: TestHead, now: Date): void {
  const { startDate, endDate } = head;
  const test = { ...content, startDate: dateOf(startDate), endDate: dateOf(endDate) };
  const problems = publicationProblems(test, now);
  if (problems.length === 0) return;
  throw new ManyProblems(
    422,
    problems.map(({ pointer, code, text }) => ({
      code,
      detail: text,
      source: { pointer: `/data/attributes/${pointer.split('/').map(snakeName).join('/')}` },
    })),
  );
}

/**
 * What is saved becomes what people get, from this moment on; whoever has begun goes on by the version they began
 * with. Under the lock of the test's row. 409 `nothing-to-publish`, 422.
 */
export async function publishDraft(tx: Db, ctx: Ctx, row: Row): Promise<Partial<Row>> {
  const now = ctx.now();
  const revisions = await revisionsOf(tx, row.id);
  const { draft, published } = revisions;
  const next = draft ?? published;
  if (!next || (!draft && row.isPublished)) {
    throw new AppError(409, 'nothing-to-publish', 'Всё сохранённое уже опубликовано.');
  }
  const head = headOf(row, revisions);
  assertPublishable(next.content, head, now);
  if (draft) {
    const retired = { state: 'retired' as const, retiredAt: now };
    if (published) await tx.update(testRevisions).set(retired).where(eq(testRevisions.id, published.id));
    const out = { state: 'published' as const, publishedAt: now };
    await tx.update(testRevisions).set(out).where(eq(testRevisions.id, draft.id));
  }
  return { ...columnsOf(next.content, head), isPublished: true, publishedAt: row.publishedAt ?? now };
}

/** Writes the row; each change has a version of its own. */
export const writeRow = (tx: Db, id: string, values: Partial<Row>) =>
  tx.update(tests).set(values).where(eq(tests.id, id));
