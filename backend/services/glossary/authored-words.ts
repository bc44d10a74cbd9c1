import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { authoredQuery, authoredWord, wordBody, wordPatch } from '@/api/glossary/schemas';
import { CATALOGUE_FILTER } from '@/lib/domain/publication-state';
import { hasContent } from '@/lib/format/plain-text';
import { slugOf } from '@/lib/format/latin';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { glossaryWords } from '../../db/schema/glossary';
import { holds } from '../../db/text';
import { inTransaction } from '../../db/transaction';
import { notFound, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { cleanHtml } from '@/lib/html/clean-html';
import * as audit from '../audit/record';
import { assertPublishable, changed, dateOf, markIdOf, namingSlug } from '../authoring/prepare';
import { inState } from '../authoring/states';

type Word = Of<typeof authoredWord>;
type Patch = z.output<typeof wordPatch>;
type Row = typeof glossaryWords.$inferInsert;

async function select(ctx: Ctx, where: SQL | undefined): Promise<Word[]> {
  const rows = await ctx.db
    .select({ word: getTableColumns(glossaryWords), mark: marks.slug })
    .from(glossaryWords)
    .leftJoin(marks, eq(marks.id, glossaryWords.markId))
    .where(where)
    .orderBy(asc(sql`${glossaryWords.name} collate "und-x-icu"`), asc(glossaryWords.id));
  return rows.map(({ word, mark }) => ({
    ...word,
    description: cleanHtml(word.description),
    markId: mark,
    publishedAt: word.publishedAt?.toISOString() ?? null,
    createdAt: word.createdAt.toISOString(),
    updatedAt: word.updatedAt.toISOString(),
  }));
}

const missing = () => notFound('Такого слова нет.', 'word-missing');

/** Returns words in every state, without pages: a glossary has hundreds of words. */
export async function listAuthoredWords(ctx: Ctx, { filter = {} }: z.output<typeof authoredQuery>) {
  const { status, search } = filter;
  const items = await select(
    ctx,
    and(
      status && inState('catalogue', glossaryWords, CATALOGUE_FILTER[status], ctx.now()),
      holds(glossaryWords.name, search),
    ),
  );
  return { items, meta: {} };
}

export async function getWord(ctx: Ctx, id: string): Promise<Word> {
  const [word] = await select(ctx, eq(glossaryWords.id, id));
  if (!word) throw missing();
  return word;
}

async function columnsOf(ctx: Ctx, { markId, description, publishedAt, ...rest }: Patch) {
  const given = markId === undefined || markId === null ? markId : await markIdOf(ctx, markId);
  return {
    ...rest,
    markId: given,
    description: description === undefined ? undefined : cleanHtml(description),
    publishedAt: dateOf(publishedAt),
  };
}

/** A published word needs a definition with text: an empty paragraph would be an empty hint. */
function assertDefined({ publishedAt, description }: Row): void {
  const status = publishedAt ? 'published' : 'draft';
  assertPublishable(
    { status, needErid: false, eridToken: null, eridSource: null, hasBody: hasContent(description) },
    { bodyField: 'description' },
  );
}

/**
 * Creates a word, a draft until it has a day. 422: `mark-missing`, `slug-taken`, `slug-missing` for a name that gives
 * no anchor.
 */
export async function createWord(ctx: Ctx, body: z.output<typeof wordBody>): Promise<Word> {
  return inTransaction(ctx, async (tx) => {
    const slug = body.slug ?? slugOf(body.name);
    if (!slug) throw wrongField('slug', 'slug-missing', 'Из слова якорь не получается: задайте его.');
    const blank: Row = { slug, name: body.name, description: '' };
    const row = changed<Row>(blank, await columnsOf(ctx, body));
    assertDefined(row);
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const [made] = await namingSlug(
      tx
        .insert(glossaryWords)
        .values({ ...row, ...times })
        .returning({ id: glossaryWords.id }),
    );
    const id = made?.id ?? '';
    await audit.record(ctx, {
      action: 'word.created',
      subjectType: 'glossary-word',
      subjectId: id,
      details: { slug },
    });
    return getWord(ctx, id);
  });
}

/** Changes only the sent fields. 404, and 422 as in `createWord`. */
export async function updateWord(ctx: Ctx, id: string, body: Patch): Promise<Word> {
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.select().from(glossaryWords).where(eq(glossaryWords.id, id)).for('update');
    if (!known) throw missing();
    const row = changed<Row>(known, await columnsOf(ctx, body));
    assertDefined(row);
    await namingSlug(
      tx
        .update(glossaryWords)
        .set({ ...row, updatedAt: ctx.now() })
        .where(eq(glossaryWords.id, id)),
    );
    const details = { fields: Object.keys(body) };
    await audit.record(ctx, { action: 'word.changed', subjectType: 'glossary-word', subjectId: id, details });
    return getWord(ctx, id);
  });
}

export async function deleteWord(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [gone] = await tx
      .delete(glossaryWords)
      .where(eq(glossaryWords.id, id))
      .returning({ slug: glossaryWords.slug });
    if (!gone) throw missing();
    await audit.record(ctx, {
      action: 'word.deleted',
      subjectType: 'glossary-word',
      subjectId: id,
      details: gone,
    });
  });
}
