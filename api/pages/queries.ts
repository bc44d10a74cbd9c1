import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getPageBySlug, listPages } from './endpoints';
import type { page } from './schemas';

export type BrandPage = z.output<(typeof page)['schema']>;

/** A page of a brand with its content; CallError 404 when there is none. */
export const pageQueryBySlug = (slug: string) =>
  queryOptions({
    queryKey: ['pages', 'slug', slug],
    queryFn: ({ signal }) => call(getPageBySlug, { query: { slug }, signal }),
  });

/** Published pages without their texts, of one mark or of all, for a table of contents. */
export const pageListQuery = (mark?: string) =>
  queryOptions({
    queryKey: ['pages', 'list', mark ?? ''],
    queryFn: ({ signal }) =>
      call(listPages, {
        query: { filter: { ...(mark ? { mark: [mark] } : {}), status: 'published' }, page: { size: 100 } },
        signal,
      }),
  });
