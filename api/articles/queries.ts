import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { announceWrite } from '@/lib/browser/written';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import { whenOpened } from '../core/when-opened';
import {
  createArticle,
  getArticle,
  getArticleBySlug,
  getArticleChoices,
  getAuthoredArticle,
  listArticles,
  manageArticles,
  reportProgress,
  updateArticle,
} from './endpoints';
import type {
  articleBody,
  articleChoices,
  articleManageQuery,
  articlePatch,
  articleRow,
  authoredArticle,
} from './author-schemas';
import type { article, articleQuery, progressBody } from './schemas';

export type Article = z.output<(typeof article)['schema']>;
export type ArticleKind = Article['entries'];
export type ArticleList = ResultOf<Awaited<ReturnType<(typeof listArticles)['shapes']>>>;
export type ArticleRow = z.output<(typeof articleRow)['schema']>;
export type AuthoredArticle = z.output<(typeof authoredArticle)['schema']>;
export type ArticleChoices = z.output<(typeof articleChoices)['schema']>;
export type ArticlePatch = z.input<typeof articlePatch>;
export type AuthoredList = ResultOf<Awaited<ReturnType<(typeof manageArticles)['shapes']>>>;
type Query = z.input<typeof articleQuery>;
type ManageQuery = z.input<typeof articleManageQuery>;

/** Filters of a list in a brand's section; `brand` may be the empty brand, for all brands. */
export interface ArticleFilters {
  kind: ArticleKind;
  brand: string;
  /** One category, or any of several. */
  category?: string | readonly string[] | undefined;
  /** A category that the list stays within: recordings of the academy. */
  section?: string;
  tag?: string;
  sort?: NonNullable<Query['sort']>;
}

export const ARTICLES_PAGE = 24;

export const articleKeys = {
  all: ['articles'] as const,
  list: (filters: ArticleFilters, shown: Shown | number) =>
    [...articleKeys.all, 'list', filters, shown] as const,
  related: (filters: ArticleFilters, exclude: string, size: number) =>
    [...articleKeys.all, 'related', filters, exclude, size] as const,
  bySlug: (slug: string) => [...articleKeys.all, 'slug', slug] as const,
  byId: (id: string) => [...articleKeys.all, 'id', id] as const,
};

function queryOf({ kind, brand, category, section, tag, sort }: ArticleFilters): Query {
  return {
    filter: {
      // another server may return drafts in the same list (specification, section 7)
      status: '1',
      entries: { alias: kind },
      ...(brand === EMPTY_BRAND ? {} : { mark: { name: brand } }),
      ...(category ? { categories: { slug: [category].flat() } } : {}),
      ...(section ? { section } : {}),
      ...(tag ? { tags: [tag] } : {}),
    },
    sort: sort ?? '-publishedAt',
    include: ['categories', 'tags'],
    ...(kind === 'video' ? { showViewAvailable: '1' } : {}),
  };
}

/**
 * A brand's articles or videos, newest first: the page that the address shows, with facets, or just the first `shown`.
 */
export const articleListQuery = (filters: ArticleFilters, shown: Shown | number) =>
  queryOptions({
    queryKey: articleKeys.list(filters, shown),
    queryFn: ({ signal }) =>
      call(listArticles, {
        query: {
          ...queryOf(filters),
          page: pageQuery(shown),
          ...(typeof shown === 'number' ? { counts: '0' } : { facets: '1' }),
        },
        signal,
      }),
  });

/** A few other items of the same kind as the open one. */
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

const WHOLE = { include: ['categories', 'tags'], showViewAvailable: '1' as const, terms: '1' as const };

/** Id of the article's learning item; favourites use it. */
export const learningIdOf = ({ entries, id }: Pick<Article, 'entries' | 'id'>) => `${entries}-${id}`;

/** One article or video with its content; CallError 404 when there is none. */
export const articleQueryBySlug = (slug: string) =>
  queryOptions({
    queryKey: articleKeys.bySlug(slug),
    queryFn: ({ signal }) => call(getArticleBySlug, { params: { slug }, query: WHOLE, signal }),
  });

/** The same query by id. */
export const articleQueryById = (id: string) =>
  queryOptions({
    queryKey: articleKeys.byId(id),
    queryFn: ({ signal }) => call(getArticle, { params: { id }, query: WHOLE, signal }),
  });

/** An article for reading, with its test and related items. */
export const articleToReadQuery = (slug: string) =>
  queryOptions({
    queryKey: [...articleKeys.bySlug(slug), 'around'] as const,
    queryFn: ({ signal }) =>
      call(getArticleBySlug, { params: { slug }, query: { ...WHOLE, around: '1' }, signal }),
  });

/** Reports what was watched. Retrying is safe. */
export function sendProgress(id: string, body: z.input<typeof progressBody>, signal?: AbortSignal) {
  return whenOpened({
    send: () => call(reportProgress, { params: { id }, body, ...(signal ? { signal } : {}) }),
    mend: { 'page-required': () => call(getArticle, { params: { id } }) },
  });
}

/** Reports that an article was read, without ranges. Idempotent. */
export async function sendRead(id: string): Promise<void> {
  await sendProgress(id, { ranges: [], duration: 0, deviceId: 'reader' });
  announceWrite();
}

/** The authors' list as the address shows it. */
export const authoredListQuery = (
  filter: NonNullable<ManageQuery['filter']>,
  sort: NonNullable<ManageQuery['sort']>,
  shown: Shown,
) =>
  queryOptions({
    queryKey: [...articleKeys.all, 'manage', filter, sort, shown] as const,
    queryFn: ({ signal }) =>
      call(manageArticles, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** One article as its author wrote it; CallError 404 when there is none. */
export const authoredArticleQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleKeys.all, 'authored', id] as const,
    queryFn: ({ signal }) => call(getAuthoredArticle, { params: { id }, signal }),
  });

/** Values that an article can refer to. */
export const articleChoicesQuery = () =>
  queryOptions({
    queryKey: [...articleKeys.all, 'choices'] as const,
    queryFn: ({ signal }) => call(getArticleChoices, { signal }),
  });

export const readAuthored = (id: string) => call(getAuthoredArticle, { params: { id } });
export const makeArticle = (body: z.input<typeof articleBody>) => call(createArticle, { body });
export const saveArticle = (id: string, body: ArticlePatch) => call(updateArticle, { params: { id }, body });
