import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { copyBody, publishBody, testBody, testPut } from '@/api/testing/author-schemas';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { testRevisions, tests } from '../../db/schema/tests';
import type { TestContent } from '../../db/schema/types';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { assertSeen, nextVersion } from '../authoring/seen';
import { getAuthoredTest, headOf, testMissing, type Row } from './present';
import { columnsOf, publishDraft, writeRow } from './publish';
import { readBody } from './read-body';
import { revisionsOf, writeDraft, type Head } from './revisions';

const NOTHING = { draft: null, published: null };

const note = (ctx: Ctx, id: string, action: string, details: Record<string, unknown> = {}) =>
  audit.record(ctx, { action: `test.${action}`, subjectType: 'test', subjectId: id, details });

/** The row, with nobody else writing or sending the test until the transaction ends. */
export async function lockTest(tx: Db, id: string): Promise<Row> {
  const [row] = await tx.select().from(tests).where(eq(tests.id, id)).for('update');
  if (!row) throw testMissing();
  return row;
}

/** A draft's row says what the draft says; one that is out keeps the published words until the next publication. */
async function insertTest(tx: Db, ctx: Ctx, content: TestContent, head: Head): Promise<Row> {
  const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
  const [row] = await tx
    .insert(tests)
    .values({ ...columnsOf(content, head), ...times, isPublished: false, publishedAt: null })
    .returning();
  if (!row) throw new Error('The test was not made');
  const { id: testId } = row;
  const authorId = viewerOf(ctx).id;
  await tx
    .insert(testRevisions)
    .values({ testId, number: 1, state: 'draft', content, authorId, createdAt: ctx.now() });
  return row;
}

/** A new test: a draft, or out at once. 422: mark, materials, and with `publish` all it lacks. */
export async function createTest(ctx: Ctx, { publish, ...body }: z.output<typeof testBody>) {
  return inTransaction(ctx, async (tx) => {
    const content = await readBody(ctx, { ...body, publish }, NOTHING);
    const row = await insertTest(tx, ctx, content, content.head as Head);
    await note(ctx, row.id, 'created');
    if (publish) {
      await writeRow(tx, row.id, await publishDraft(tx, ctx, row));
      await note(ctx, row.id, 'published', { revision: 1 });
    }
    return getAuthoredTest(ctx, row.id);
  });
}

/** Writes the draft. 404, 409 `changed-since`, `test-archived`, 422 as at its making. */
export async function updateTest(ctx: Ctx, id: string, { seenAt, ...body }: z.output<typeof testPut>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockTest(tx, id);
    await assertSeen(ctx, { type: 'test', id, updatedAt: row.updatedAt }, seenAt);
    if (row.isArchived) throw new AppError(409, 'test-archived', 'Тест в архиве: сначала верните его.');
    const now = ctx.now();
    const revisions = await revisionsOf(tx, id);
    const content = await readBody(ctx, body, revisions);
    await writeDraft(tx, id, { content, authorId: viewerOf(ctx).id, now });
    const said = revisions.published ? {} : columnsOf(content, content.head as Head);
    const out = body.publish ? await publishDraft(tx, ctx, row) : {};
    await writeRow(tx, id, { ...said, ...out, updatedAt: nextVersion(row.updatedAt, now) });
    await note(ctx, id, body.publish ? 'published' : 'changed');
    return getAuthoredTest(ctx, id);
  });
}

/** Publishes what is saved, or takes the test back. */
export async function publishTest(ctx: Ctx, id: string, { published, seenAt }: z.output<typeof publishBody>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockTest(tx, id);
    await assertSeen(ctx, { type: 'test', id, updatedAt: row.updatedAt }, seenAt);
    if (row.isArchived) throw new AppError(409, 'test-archived', 'Тест в архиве: сначала верните его.');
    const change = published ? await publishDraft(tx, ctx, row) : { isPublished: false };
    await writeRow(tx, id, { ...change, updatedAt: nextVersion(row.updatedAt, ctx.now()) });
    await note(ctx, id, published ? 'published' : 'unpublished');
    return getAuthoredTest(ctx, id);
  });
}

/** Gives up what is saved and not out; a test that has never been out keeps its draft: 409 `nothing-published`. */
export async function discardTestDraft(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockTest(tx, id);
    const { draft, published } = await revisionsOf(tx, id);
    if (!published) throw new AppError(409, 'nothing-published', 'Тест ещё не выходил: удалите его целиком.');
    if (draft) {
      await tx.delete(testRevisions).where(eq(testRevisions.id, draft.id));
      await writeRow(tx, id, { updatedAt: nextVersion(row.updatedAt, ctx.now()) });
      await note(ctx, id, 'draft-discarded');
    }
    return getAuthoredTest(ctx, id);
  });
}

/** A new draft that says the same, with ids of its own: its answers are not those of the first. */
export async function copyTest(ctx: Ctx, id: string, { title }: z.output<typeof copyBody>) {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.select().from(tests).where(eq(tests.id, id));
    if (!row) throw testMissing();
    const revisions = await revisionsOf(tx, id);
    const { content } = revisions.draft ?? revisions.published ?? {};
    if (!content) throw new Error(`Test ${id} has no version`);
    const head = headOf(row, revisions);
    const renamed = title ?? `${content.title.slice(0, TEST_LIMITS.title - 8)} (копия)`;
    const questions = content.questions.map((question) => ({
      ...question,
      id: crypto.randomUUID(),
      options: question.options.map((option) => ({ ...option, id: crypto.randomUUID() })),
    }));
    const made = await insertTest(tx, ctx, { ...content, title: renamed, questions, head }, head);
    await note(ctx, made.id, 'copied', { from: id });
    return getAuthoredTest(ctx, made.id);
  });
}
