import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call';
import { selectMarks, selectPharmacies, selectPharmacyChains, selectPharmacyCities } from './endpoints';

/** A page of a select's list: what is typed, the page from 1, and what was chosen in the steps before. */
export interface SelectFilters {
  name?: string;
  page?: number;
  cityId?: string;
  chainId?: string;
}

export const SELECT_PAGE = 30;
/** Lists of pharmacies hardly change while a form is filled. */
const STALE = 10 * 60_000;

export const selectKeys = {
  all: ['select'] as const,
  list: (what: string, filters: SelectFilters = {}) => [...selectKeys.all, what, filters] as const,
};

/** Every mark there is, with its name. */
export const marksQuery = () =>
  queryOptions({
    queryKey: selectKeys.list('marks'),
    queryFn: ({ signal }) => call(selectMarks, { signal }),
    staleTime: STALE,
  });

export const pharmacyCitiesQuery = (filters: SelectFilters) =>
  queryOptions({
    queryKey: selectKeys.list('pharmacy-cities', filters),
    queryFn: ({ signal }) => call(selectPharmacyCities, { query: common(filters), signal }),
    staleTime: STALE,
  });

export const pharmacyChainsQuery = (filters: SelectFilters) =>
  queryOptions({
    queryKey: selectKeys.list('pharmacy-chains', filters),
    queryFn: ({ signal }) =>
      call(selectPharmacyChains, {
        query: { ...common(filters), ...given('city_id', filters.cityId) },
        signal,
      }),
    staleTime: STALE,
  });

export const pharmaciesQuery = (filters: SelectFilters) =>
  queryOptions({
    queryKey: selectKeys.list('pharmacies', filters),
    queryFn: ({ signal }) =>
      call(selectPharmacies, {
        query: {
          ...common(filters),
          ...given('city_id', filters.cityId),
          ...given('chain_id', filters.chainId),
        },
        signal,
      }),
    staleTime: STALE,
  });

function common({ name, page = 1 }: SelectFilters) {
  return { page, per_page: SELECT_PAGE, ...given('name', name) };
}

function given<N extends string>(name: N, value: string | undefined) {
  return (value ? { [name]: value } : {}) as Partial<Record<N, string>>;
}
