import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleBody, articlePatch } from '@/api/articles/author-schemas';
import { chapterProblems } from '@/lib/domain/chapters';
import { publicationDate } from '@/lib/domain/publication';
import { articleStatus, PUBLICATION_WORDS } from '@/lib/domain/publication-state';
import { slugOf } from '@/lib/format/latin';
import { hasContent, plainText } from '@/lib/format/plain-text';
import { articles } from '../../db/schema/articles';
import { tests } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import { inTransaction } from '../../db/transaction';
import { ManyProblems, notFound, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { freeSlugs } from '../authoring/free-slugs';
import { assertPublishable, changed, dateOf, markIdOf, namingSlug } from '../authoring/prepare';
import { assertSeen, nextVersion } from '../authoring/seen';
import { storedImage } from '../authoring/stored-image';
import { CORE } from '../spaces/core';
import { cleanHtml } from '@/lib/html/clean-html';
import { authoredArticle } from './authored-articles';
import { writeLinks } from './write-links';

type Patch = Omit<z.output<typeof articlePatch>, 'seenAt'>;
type Row = typeof articles.$inferInsert;

const WORDS_A_MINUTE = 160;
const minutesOf = (content: string) =>
  Math.max(1, Math.round(plainText(content).split(/\s+/).length / WORDS_A_MINUTE));

async function columnsOf(ctx: Ctx, body: Patch) {
  const { brand, content, image, status, publishedAt, testId, videoUrl, startDate, endDate, ...others } =
    body;
  const { categories: _c, tags: _t, gammas: _g, ...rest } = others;
  const clean = content === undefined ? undefined : cleanHtml(content);
  if (testId) {
    const [test] = await ctx.db
      .select({ id: tests.id })
      .from(tests)
      .where(and(eq(tests.id, testId), CORE.tests));
    if (!test) throw wrongField('test_id', 'test-missing', 'Такого теста нет.');
  }
  return {
    // computed from the text unless the author sets it
    ...(clean === undefined ? {} : { content: clean, readMinutes: minutesOf(clean) }),
    ...rest,
    markId: brand === undefined ? undefined : await markIdOf(ctx, brand, 'brand'),
    preview: image === undefined ? undefined : image && storedImage(image, 0),
    status: status === undefined ? undefined : PUBLICATION_WORDS.article[status],
    publishedAt: dateOf(publishedAt),
    videoMp4Url: videoUrl,
    startDate: dateOf(startDate),
    endDate: dateOf(endDate),
    testId,
  };
}

/** An article has its text, a video its file or its address. */
const hasBody = ({ kind, content = '', videoMp4Url, videoWebmUrl, vimeoUrl }: Row) =>
  kind === 'video' ? Boolean(videoMp4Url ?? videoWebmUrl ?? vimeoUrl) : hasContent(content);

/** A video that pays points needs a length: the points depend on the watched share of it. */
const lengthMissing = ({ kind, points = 0, durationSeconds }: Row) =>
  kind === 'video' && points > 0 && !durationSeconds
    ? [
        {
          field: 'durationSeconds',
          code: 'duration-missing',
          text: 'Укажите длину видео: по ней платятся баллы.',
        },
      ]
    : [];

/** Throws 422 with every start time that is wrong, each at its chapter. */
function assertChapters({ chapters = [], durationSeconds }: Row): void {
  const problems = chapterProblems(
    chapters.map(({ startSeconds }) => startSeconds),
    durationSeconds,
  );
  if (problems.length === 0) return;
  throw new ManyProblems(
    422,
    problems.map(({ at, code, text }) => ({
      code,
      detail: text,
      source: { pointer: `/data/attributes/chapters/${String(at)}/start_seconds` },
    })),
  );
}

/** Checks body, marking and dates of a row; returns it with its publication day. */
function ready(row: Row, now: Date): Row {
  const status = articleStatus(row.status);
  const { needErid = false, eridToken = null, eridSource = null, startDate, endDate } = row;
  if (startDate && endDate && endDate <= startDate) {
    throw wrongField('end_date', 'ends-before-start', 'Окончание раньше начала.');
  }
  assertChapters(row);
  const bodyField = row.kind === 'video' ? 'videoUrl' : 'content';
  assertPublishable(
    { status, needErid, eridToken, eridSource, hasBody: hasBody(row) },
    { bodyField, more: lengthMissing(row) },
  );
  return { ...row, publishedAt: publicationDate({ status, publishedAt: row.publishedAt ?? null }, now) };
}

/** Returns a free slug made of the title. 422 `slug-missing` if the title gives none. */
async function slugFrom(tx: Db, title: string): Promise<string> {
  const wish = slugOf(title);
  if (!wish || /^\d+$/.test(wish.replaceAll('-', '')))
    throw wrongField('slug', 'slug-missing', 'Из названия адрес не получается: задайте его.');
  const [free = wish] = await freeSlugs(tx, articles.slug, [wish]);
  return free;
}

/**
 * Creates an article or video, a draft unless the body sets another status. 422: brand, test, slug, themes, marking.
 */
export async function createArticle(
  ctx: Ctx,
  { entries = 'article', ...body }: z.output<typeof articleBody>,
) {
  return inTransaction(ctx, async (tx) => {
    const slug = body.slug ?? (await slugFrom(tx, body.title));
    const markId = await markIdOf(ctx, body.brand, 'brand');
    const blank: Row = {
      slug,
      kind: entries,
      title: body.title,
      markId,
      status: PUBLICATION_WORDS.article.draft,
    };
    const row = ready(changed<Row>(blank, await columnsOf(ctx, { ...body, brand: undefined })), ctx.now());
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const [made] = await namingSlug(
      tx
        .insert(articles)
        .values({ ...row, ...times })
        .returning({ id: articles.id }),
    );
    const id = made?.id ?? '';
    await writeLinks(ctx, id, body);
    await audit.record(ctx, {
      action: 'article.created',
      subjectType: 'article',
      subjectId: id,
      details: { slug },
    });
    return authoredArticle(ctx, id);
  });
}

/**
 * Changes only the sent fields, the day and the status included. 404, 409 `changed-since` if `seenAt` names another
 * version, and 422 as in `createArticle`.
 */
export async function updateArticle(
  ctx: Ctx,
  id: string,
  { seenAt, ...body }: z.output<typeof articlePatch>,
) {
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), CORE.articles))
      .for('update');
    if (!known) throw notFound('Такой статьи нет.', 'article-missing');
    await assertSeen(ctx, { type: 'article', id, updatedAt: known.updatedAt }, seenAt);
    const row = ready(changed<Row>(known, await columnsOf(ctx, body)), ctx.now());
    await namingSlug(
      tx
        .update(articles)
        .set({ ...row, updatedAt: nextVersion(known.updatedAt, ctx.now()) })
        .where(eq(articles.id, id)),
    );
    await writeLinks(ctx, id, body);
    const details = { fields: Object.keys(body), status: articleStatus(row.status) };
    await audit.record(ctx, { action: 'article.changed', subjectType: 'article', subjectId: id, details });
    return authoredArticle(ctx, id);
  });
}
