import { and, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import type { page } from '@/api/pages/schemas';
import { OFF_CHAPTER } from '@/lib/domain/search-documents';
import { packageAddress } from '@/lib/domain/packages';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { contentPackages } from '../../db/schema/packages';
import { pages } from '../../db/schema/pages';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { inState } from '../authoring/states';
import { cleanHtml } from '@/lib/html/clean-html';

/** Condition: all pages except the chapter of a feature that is off. */
export function switchedOn({ config }: Pick<Ctx, 'config'>): SQL | undefined {
  return config.ENABLED_FEATURES.includes('development-6') ? undefined : ne(pages.slug, OFF_CHAPTER);
}

/** Condition: published pages whose time has come and whose chapter is not switched off. */
export function published(ctx: Pick<Ctx, 'now' | 'config'>): SQL | undefined {
  return and(inState('material', pages, 'published', ctx.now()), switchedOn(ctx));
}

const { content, ...columns } = getTableColumns(pages);

/** Selects pages with their marks and packages; with `texts: false` the texts are not read. */
export function selectPages(db: Db, where: SQL | undefined, { texts } = { texts: true }) {
  return db
    .select({
      page: columns,
      content: texts ? content : sql<string>`''`,
      mark: { slug: marks.slug, name: marks.name },
      indexFile: contentPackages.indexFile,
      scorm: contentPackages.scorm,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(pages)
    .innerJoin(marks, eq(marks.id, pages.markId))
    .leftJoin(contentPackages, eq(contentPackages.id, pages.packageId))
    .where(where);
}

export type PageRow = Awaited<ReturnType<typeof selectPages>>[number];

export function presentPage({ page: row, content: html, mark, indexFile, scorm }: PageRow): Of<typeof page> {
  return {
    id: row.id,
    markId: mark.slug,
    markName: mark.name,
    slug: row.slug,
    title: row.title,
    description: row.description,
    content: cleanHtml(html),
    image: row.image,
    packageId: row.packageId,
    indexFile,
    executableFile:
      row.packageId && indexFile ? packageAddress(row.packageId, indexFile, scorm?.query) : null,
    needErid: row.needErid,
    eridToken: row.eridToken,
    eridSource: row.eridSource,
    status: row.status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
