import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { announceWrite } from '@/lib/browser/written';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import type { ResultOf } from '../core/endpoint';
import { call } from '../core/call';
import { addFavorite, listFilterGroups, listLearnings, removeFavorite } from './endpoints';
import type { learning, learningQuery } from './schemas';

export type Learning = z.output<(typeof learning)['schema']>;
export type LearningList = ResultOf<Awaited<ReturnType<(typeof listLearnings)['shapes']>>>;
export type LearningFilters = NonNullable<z.input<typeof learningQuery>['filter']>;
export type LearningSort = NonNullable<z.input<typeof learningQuery>['sort']>;

export const LEARNINGS_PAGE = 24;

export const learningKeys = {
  all: ['learnings'] as const,
  list: (filter: LearningFilters, sort?: LearningSort, shown: Shown | number = LEARNINGS_PAGE, counts = '') =>
    [...learningKeys.all, 'list', filter, sort ?? '', shown, counts] as const,
  groups: () => [...learningKeys.all, 'groups'] as const,
};

/**
 * The page of learning items that the address of a list shows, or the first few items (a block of the home page, where
 * nothing is counted unless requested).
 */
export const learningListQuery = (
  filter: LearningFilters,
  sort?: LearningSort,
  shown: Shown | number = LEARNINGS_PAGE,
  counts: '0' | '1' | 'all' = typeof shown === 'number' ? '0' : '1',
) =>
  queryOptions({
    queryKey: learningKeys.list(filter, sort, shown, counts),
    queryFn: ({ signal }) =>
      call(listLearnings, {
        query: { filter, sort, page: pageQuery(shown), ...(counts === '1' ? {} : { counts }) },
        signal,
      }),
  });

export const filterGroupsQuery = () =>
  queryOptions({
    queryKey: learningKeys.groups(),
    queryFn: ({ signal }) => call(listFilterGroups, { signal }),
  });

/** Dispatched on `window` when an item is added to or removed from favourites, so that a list of favourites updates. */
export const FAVORITE_CHANGED = 'portal:favorite-changed';
export interface FavoriteChange {
  id: string;
  on: boolean;
}

/** Adds or removes a favourite; `id` as the list gives it (`test-12`). Idempotent. */
export async function setFavorite(id: string, on: boolean): Promise<void> {
  await call(on ? addFavorite : removeFavorite, { params: { id } });
  announceWrite();
  window.dispatchEvent(new CustomEvent<FavoriteChange>(FAVORITE_CHANGED, { detail: { id, on } }));
}
