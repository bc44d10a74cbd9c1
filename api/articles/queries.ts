import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import { getArticleBySlug, listArticles, reportProgress } from './endpoints';
import type { article, articleQuery, progressBody } from './schemas';

export type Article = z.output<(typeof article)['schema']>;
export type ArticleKind = Article['entries'];
export type ArticleList = ResultOf<Awaited<ReturnType<(typeof listArticles)['shapes']>>>;
type Query = z.input<typeof articleQuery>;

/** What a list of a brand's section is narrowed by; `brand` may be the empty one, for all. */
export interface ArticleFilters {
  kind: ArticleKind;
  brand: string;
  category?: string;
  tag?: string;
  sort?: NonNullable<Query['sort']>;
}

export const ARTICLES_PAGE = 24;

export const articleKeys = {
  all: ['articles'] as const,
  list: (filters: ArticleFilters, shown: number) => [...articleKeys.all, 'list', filters, shown] as const,
  related: (filters: ArticleFilters, exclude: string, size: number) =>
    [...articleKeys.all, 'related', filters, exclude, size] as const,
  bySlug: (slug: string) => [...articleKeys.all, 'slug', slug] as const,
};

function queryOf({ kind, brand, category, tag, sort }: ArticleFilters): Query {
  return {
    filter: {
      entries: { alias: kind },
      ...(brand === EMPTY_BRAND ? {} : { mark: { name: brand } }),
      ...(category ? { categories: { slug: category } } : {}),
      ...(tag ? { tags: [tag] } : {}),
    },
    sort: sort ?? '-publishedAt',
    include: ['categories', 'tags'],
    ...(kind === 'video' ? { showViewAvailable: '1' } : {}),
  };
}

/** The first `shown` (at most 100) of a brand's articles or videos, newest first; «Показать еще» asks for more. */
export const articleListQuery = (filters: ArticleFilters, shown = ARTICLES_PAGE) =>
  queryOptions({
    queryKey: articleKeys.list(filters, shown),
    queryFn: ({ signal }) =>
      call(listArticles, { query: { ...queryOf(filters), page: { size: shown } }, signal }),
  });

/** A few of the same kind beside the one that is open. */
export const relatedArticlesQuery = (filters: ArticleFilters, exclude: string, size = 4) =>
  queryOptions({
    queryKey: articleKeys.related(filters, exclude, size),
    queryFn: ({ signal }) => {
      const query = queryOf(filters);
      return call(listArticles, {
        query: { ...query, filter: { ...query.filter, exclude: [exclude] }, page: { size } },
        signal,
      });
    },
  });

/** One article or video with its content; CallError 404 when there is none. */
export const articleQueryBySlug = (slug: string) =>
  queryOptions({
    queryKey: articleKeys.bySlug(slug),
    queryFn: ({ signal }) =>
      call(getArticleBySlug, {
        params: { slug },
        query: { include: ['categories', 'tags'], showViewAvailable: '1' },
        signal,
      }),
  });

/** Tells what was watched, or, with no ranges, that an article was read. Retrying is safe. */
export function sendProgress(id: string, body: z.input<typeof progressBody>, signal?: AbortSignal) {
  return call(reportProgress, { params: { id }, body, ...(signal ? { signal } : {}) });
}
