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

/** What the address shows of the modules; dermatology first. */
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

/** One module by its slug, with the state the person left it in; CallError 404 when there is none. */
export const moduleQueryBySlug = (slug: string) =>
  queryOptions({
    queryKey: ['modules', 'slug', slug],
    queryFn: ({ signal }) => call(getModule, { params: { id: slug }, signal }),
  });

/** Keeps where the person is; the last one wins. Answers when it was kept. */
export const saveState = (id: string, state: string) =>
  call(saveModuleState, { params: { id }, body: { state } });

/** A course whose state is too large to be kept has kept none: an empty one says that it was played. */
async function keepSomeState(id: string): Promise<void> {
  const { state } = await call(getModule, { params: { id } });
  if (state === null) await saveState(id, 'null');
}

interface Completion {
  id: string;
  body: z.input<typeof completeBody>;
  idempotencyKey: string;
  /** Waits where the services say that it came too soon. */
  patient: boolean;
}

/** Tells that the module is done. The same key again moves nothing. */
export const complete = ({ id, body, idempotencyKey, patient }: Completion) =>
  whenOpened({
    send: () => call(completeModule, { params: { id }, body, idempotencyKey }),
    mend: {
      'page-required': () => call(getModule, { params: { id } }),
      'state-required': () => keepSomeState(id),
    },
    patient,
  });
