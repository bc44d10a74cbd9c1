import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { PORTAL_BRAND, EMPTY_BRAND } from '@/lib/routes/sections';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import { whenOpened } from '../core/when-opened';
import { completeModule, getModule, listModules, saveModuleState } from './endpoints';
import type { completeBody, interactiveModule, moduleQuery, moduleResult } from './schemas';

export type InteractiveModule = z.output<(typeof interactiveModule)['schema']>;
export type ModuleResult = z.output<(typeof moduleResult)['schema']>;
export type ModuleList = ResultOf<Awaited<ReturnType<(typeof listModules)['shapes']>>>;
type Query = z.input<typeof moduleQuery>;
export type ModuleState = NonNullable<NonNullable<Query['filter']>['state']>;

/** `brand`: a mark's slug, `empty` for all, `proexpert` for modules without a brand. */
export interface ModuleFilters {
  brand: string;
  state?: ModuleState | undefined;
  sort?: NonNullable<Query['sort']>;
}

export const MODULES_PAGE = 24;

/** The page of modules that the address shows; dermatology first. */
export const moduleListQuery = (
  { brand, state, sort }: ModuleFilters,
  shown: Shown | number = MODULES_PAGE,
) =>
  queryOptions({
    queryKey: ['modules', 'list', brand, state ?? '', sort ?? '', shown],
    queryFn: ({ signal }) =>
      call(listModules, {
        query: {
          page: pageQuery(shown),
          filter: {
            ...(brand === PORTAL_BRAND ? { unbranded: '1' as const } : {}),
            ...(brand === PORTAL_BRAND || brand === EMPTY_BRAND ? {} : { mark: [brand] }),
            ...(state ? { state } : {}),
          },
          ...(sort ? { sort } : {}),
        },
        signal,
      }),
  });

/** One module by its slug, with the person's saved state; CallError 404 when there is none. */
export const moduleQueryBySlug = (slug: string) =>
  queryOptions({
    queryKey: ['modules', 'slug', slug],
    queryFn: ({ signal }) => call(getModule, { params: { id: slug }, signal }),
  });

/** Saves the person's state in a module; the last write wins. Resolves with the time of saving. */
export const saveState = (id: string, state: string) =>
  call(saveModuleState, { params: { id }, body: { state } });

/** Saves an empty state as proof of playing for a course that has none, because its own is too large. */
async function keepSomeState(id: string): Promise<void> {
  const { state } = await call(getModule, { params: { id } });
  if (state === null) await saveState(id, 'null');
}

interface Completion {
  id: string;
  body: z.input<typeof completeBody>;
  idempotencyKey: string;
  /** Waits where the services report that the result came too soon. */
  patient: boolean;
}

/** Reports that the module is completed. The same key has no second effect. */
export const complete = ({ id, body, idempotencyKey, patient }: Completion) =>
  whenOpened({
    send: () => call(completeModule, { params: { id }, body, idempotencyKey }),
    mend: {
      'page-required': () => call(getModule, { params: { id } }),
      'state-required': () => keepSomeState(id),
    },
    patient,
  });
