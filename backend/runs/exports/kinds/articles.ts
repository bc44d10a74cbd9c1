import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { articleManageQuery } from '@/api/articles/author-schemas';
import { publicationState, STATE_WORDS } from '@/lib/domain/publication-state';
import * as path from '@/lib/routes/path';
import { articles } from '../../../db/schema/articles';
import { marks } from '../../../db/schema/directory';
import { authoredList } from '../../../services/articles/manage-articles';
import { CORE } from '../../../services/spaces/core';
import { exportKind, type ExportCtx } from '../export-kind';

const select = ({ db }: ExportCtx, where: SQL | undefined) =>
  db
    .select({
      ...{ id: articles.id, entries: articles.kind, title: articles.title, slug: articles.slug },
      ...{ status: articles.status, publishedAt: articles.publishedAt, updatedAt: articles.updatedAt },
      ...{ eridToken: articles.eridToken, markName: marks.name },
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(and(CORE.articles, where));
type Row = Awaited<ReturnType<typeof select>>[number];
type Filter = NonNullable<z.output<typeof articleManageQuery>['filter']>;

/** The authors' list of articles and videos. */
export const articlesExport = exportKind<Filter, Row>({
  title: 'Статьи и видео',
  page: path.content(),
  needs: 'content.author',
  filter: articleManageQuery.shape.filter,
  where: authoredList.where,
  key: articles.id,
  from: select,
  columns: ({ now }) => [
    { title: '№', width: 8, cell: ({ id }) => Number(id) },
    { title: 'Вид', width: 10, cell: ({ entries }) => (entries === 'video' ? 'Видео' : 'Статья') },
    { title: 'Название', width: 60, cell: ({ title }) => title },
    { title: 'Бренд', cell: ({ markName }) => markName },
    { title: 'Состояние', cell: (row) => STATE_WORDS[publicationState('article', row, now())].one },
    { title: 'Выход (МСК)', cell: ({ publishedAt }) => publishedAt },
    { title: 'Изменён (МСК)', cell: ({ updatedAt }) => updatedAt },
    { title: 'Адрес', width: 40, cell: ({ slug }) => slug },
    { title: 'ERID', width: 24, cell: ({ eridToken }) => eridToken },
  ],
});
