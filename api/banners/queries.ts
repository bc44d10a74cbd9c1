import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { listBanners } from './endpoints';
import type { banner } from './schemas';

export type Banner = z.output<(typeof banner)['schema']>;

export const bannerKeys = {
  all: ['banners'] as const,
  page: (page: string) => [...bannerKeys.all, page] as const,
};

/** Visible banners of a page (`home`), in their order. */
export const bannersQuery = (page: string) =>
  queryOptions({
    queryKey: bannerKeys.page(page),
    queryFn: ({ signal }) => call(listBanners, { query: { filter: { page } }, signal }),
  });
