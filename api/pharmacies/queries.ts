import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getPharmacy, listPharmacies, listPharmacyCategories, listPharmacyFilterGroups } from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type Pharmacy = z.output<Schemas['pharmacy']['schema']>;
export type PharmacyCategory = z.output<Schemas['pharmacyCategory']['schema']>;
export type PharmacyFilterGroup = z.output<Schemas['pharmacyFilterGroup']['schema']>;
type ListQuery = z.input<Schemas['pharmacyListQuery']>;
export type PharmacyFilter = NonNullable<ListQuery['filter']>;
export type PharmacySort = NonNullable<ListQuery['sort']>;

const keys = { all: ['pharmacies'] as const };
const scope = (sector: boolean) => (sector ? { allow_sector: '1' as const } : {});

interface Asked {
  filter: PharmacyFilter;
  sort: PharmacySort;
  page: number;
  size: number;
  /** All of the viewer's sectors, for viewers who have sectors. */
  sector: boolean;
}

export const pharmacyListQuery = ({ filter, sort, page, size, sector }: Asked) =>
  queryOptions({
    queryKey: [...keys.all, 'list', filter, sort, page, size, sector],
    queryFn: ({ signal }) =>
      call(listPharmacies, {
        query: { filter, sort, page: { number: page, size }, ...scope(sector) },
        signal,
      }),
  });

/** One pharmacy; CallError 404 outside the viewer's sight. */
export const pharmacyQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', id],
    queryFn: ({ signal }) => call(getPharmacy, { params: { id }, signal }),
  });

export const pharmacyCategoriesQuery = (sector: boolean) =>
  queryOptions({
    queryKey: [...keys.all, 'categories', sector],
    queryFn: ({ signal }) => call(listPharmacyCategories, { query: scope(sector), signal }),
  });

/** Filters for pharmacies in the viewer's sight. */
export const pharmacyGroupsQuery = (sector: boolean) =>
  queryOptions({
    queryKey: [...keys.all, 'groups', sector],
    queryFn: ({ signal }) => call(listPharmacyFilterGroups, { query: scope(sector), signal }),
  });
