import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call';
import {
  selectAreas,
  selectCategories,
  selectChains,
  selectCities,
  selectMarks,
  selectPharmacies,
  selectPharmacyChains,
  selectPharmacyCities,
  selectTrainings,
  selectTrainingTopics,
  selectUsers,
  selectReadings,
} from './endpoints';

/** Filters of a select's list: the typed text, the page from 1, and the choices of earlier steps. */
export interface SelectFilters {
  name?: string;
  page?: number;
  /** Number of rows; at most 100. */
  size?: number;
  cityId?: string;
  chainId?: string;
}

export const SELECT_PAGE = 30;
const MOST = 100;
/** Lists of pharmacies hardly change while a form is filled. */
const STALE = 10 * 60_000;

export const selectKeys = {
  all: ['select'] as const,
  list: (what: string, filters: SelectFilters = {}) => [...selectKeys.all, what, filters] as const,
};

/** Every mark, with its name. */
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

/** Categories of pharmacies, and territories: short lists without pages. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: selectKeys.list('categories'),
    queryFn: ({ signal }) => call(selectCategories, { query: { per_page: MOST }, signal }),
    staleTime: STALE,
  });
export const areasQuery = () =>
  queryOptions({
    queryKey: selectKeys.list('areas'),
    queryFn: ({ signal }) => call(selectAreas, { query: { per_page: MOST }, signal }),
    staleTime: STALE,
  });

/** Every city, also those without a pharmacy: halls are hired there too. */
export const citiesQuery = (filters: SelectFilters) =>
  queryOptions({
    queryKey: selectKeys.list('cities', filters),
    queryFn: ({ signal }) => call(selectCities, { query: common(filters), signal }),
    staleTime: STALE,
  });

/** Every chain of pharmacies. */
export const chainsQuery = (filters: SelectFilters) =>
  queryOptions({
    queryKey: selectKeys.list('chains', filters),
    queryFn: ({ signal }) => call(selectChains, { query: common(filters), signal }),
    staleTime: STALE,
  });

/** The city an address names. */
export const cityByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [...selectKeys.all, 'city', id],
    queryFn: ({ signal }) => call(selectCities, { query: { id }, signal }),
    staleTime: STALE,
  });

interface TopicFilters extends SelectFilters {
  /** The topic named in an address. */
  id?: string;
  /** Includes archived topics, for those who manage trainings. */
  manage?: boolean;
}

export const topicOptionsQuery = ({ id, manage, ...filters }: TopicFilters) =>
  queryOptions({
    queryKey: [...selectKeys.list('training-topics', filters), id, manage],
    queryFn: ({ signal }) => {
      const query = { ...common(filters), ...given('id', id), ...managed(manage) };
      return call(selectTrainingTopics, { query, signal });
    },
  });

interface TrainingFilters extends SelectFilters {
  id?: string;
  topicId?: string;
  state?: 'coming' | 'past' | 'all';
  from?: string | undefined;
  to?: string | undefined;
  /** Latest first, for those who manage trainings. */
  manage?: boolean;
}

export const trainingOptionsQuery = ({ id, topicId, state, from, to, manage, ...filters }: TrainingFilters) =>
  queryOptions({
    queryKey: [...selectKeys.list('trainings', filters), id, topicId, state, from, to, manage],
    queryFn: ({ signal }) => {
      const { page, per_page } = common(filters);
      const of = { ...given('id', id), ...given('topic_id', topicId), ...given('from', from) };
      const query = { ...of, ...given('to', to), ...(state ? { state } : {}), ...managed(manage) };
      return call(selectTrainings, { query: { page, per_page, ...query }, signal });
    },
  });

/** Published articles and videos. */
export const readingsQuery = ({
  mark,
  kind,
  ...filters
}: SelectFilters & { mark?: string; kind?: 'video' }) =>
  queryOptions({
    queryKey: [...selectKeys.list('readings', filters), mark, kind],
    queryFn: ({ signal }) => {
      const query = { ...common(filters), ...given('mark', mark), ...(kind ? { kind } : {}) };
      return call(selectReadings, { query, signal });
    },
  });

interface UserFilters extends SelectFilters {
  role?: 'expert' | 'trainer' | 'trainer-sra';
}

export const userOptionsQuery = ({ role, ...filters }: UserFilters) =>
  queryOptions({
    queryKey: [...selectKeys.list('users', filters), role],
    queryFn: ({ signal }) =>
      call(selectUsers, {
        query: { ...common(filters), allow_sector: '1', ...(role ? { role } : {}) },
        signal,
      }),
  });

function common({ name, page = 1, size = SELECT_PAGE }: SelectFilters) {
  return { page, per_page: size, ...given('name', name) };
}

const managed = (manage: boolean | undefined) => (manage ? { manage: '1' as const } : {});

function given<N extends string>(name: N, value: string | undefined) {
  return (value ? { [name]: value } : {}) as Partial<Record<N, string>>;
}
