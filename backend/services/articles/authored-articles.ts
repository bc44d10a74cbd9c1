import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { authoredArticle as shape } from '@/api/articles/author-schemas';
import { articleStatus } from '@/lib/domain/publication-state';
import { cleanHtml } from '@/lib/html/clean-html';
import type { Of } from '@/lib/json-api/resource';
import { articleCategories, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningItems, learningItemTags, tags } from '../../db/schema/learning';
import { learningItemGammas, productFilterEntries } from '../../db/schema/products';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { CORE } from '../spaces/core';

const slugsOf = (from: ReturnType<typeof sql>) =>
  sql<string[]>`(select coalesce(json_agg(slug), '[]') from ${from})`;

function selectAuthored({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({
      row: getTableColumns(articles),
      brand: marks.slug,
      categories: slugsOf(sql`(
        select ${categories.slug} as slug from ${articleCategories}
        join ${categories} on ${categories.id} = ${articleCategories.categoryId}
        where ${articleCategories.articleId} = ${articles.id} order by ${categories.position}) own`),
      tags: slugsOf(sql`(
        select ${tags.slug} as slug from ${learningItemTags} join ${tags} on ${tags.id} = ${learningItemTags.tagId}
        join ${learningItems} on ${learningItems.id} = ${learningItemTags.itemId}
        where ${learningItems.articleId} = ${articles.id} order by ${tags.slug}) own`),
      gammas: slugsOf(sql`(
        select ${productFilterEntries.alias} as slug from ${learningItemGammas}
        join ${productFilterEntries} on ${productFilterEntries.id} = ${learningItemGammas.entryId}
        join ${learningItems} on ${learningItems.id} = ${learningItemGammas.itemId}
        where ${learningItems.articleId} = ${articles.id} order by ${productFilterEntries.alias}) own`),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof selectAuthored>>[number];

function present({ row, ...rest }: Row): Of<typeof shape> {
  return {
    ...row,
    ...rest,
    entries: row.kind,
    content: cleanHtml(row.content),
    image: row.preview,
    status: articleStatus(row.status),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    videoUrl: row.videoMp4Url,
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An article as its author wrote it. 404 */
export async function authoredArticle(ctx: Ctx, id: string): Promise<Of<typeof shape>> {
  const [found] = await selectAuthored(ctx, and(eq(articles.id, id), CORE.articles));
  if (!found) throw notFound('Такой статьи нет.', 'article-missing');
  return present(found);
}
