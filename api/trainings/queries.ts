import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import {
  changeNotice,
  confirmBooking,
  getSlot,
  listSlots,
  registerSelf,
  removeRegistration,
} from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type TrainingSlot = z.output<Schemas['trainingSlot']['schema']>;
type Query = z.input<Schemas['slotQuery']>;
export type SlotFilter = NonNullable<Query['filter']>;
export type SlotSort = NonNullable<Query['sort']>;
export type SelfRegistration = z.input<Schemas['selfRegistration']>;

export const SLOTS_PAGE = 24;
/** A whole week of a city never has more slots. */
export const MOST_SLOTS = 100;

export const trainingKeys = {
  all: ['trainings'] as const,
  list: (filter: SlotFilter, sort: SlotSort, shown: Shown | number) =>
    [...trainingKeys.all, filter, sort, shown] as const,
};

export const slotListQuery = (filter: SlotFilter, shown: Shown | number, sort: SlotSort = 'starts_at') =>
  queryOptions({
    queryKey: trainingKeys.list(filter, sort, shown),
    queryFn: ({ signal }) => call(listSlots, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** A person looks through no more slots; the schedule has the others. */
export const MOST_MOVES = 50;

/** Slots to which a coming seat can be moved, nearest to it first. */
export const moveListQuery = (registrationId: string) =>
  queryOptions({
    queryKey: [...trainingKeys.all, 'moves', registrationId],
    queryFn: ({ signal }) => {
      const query = { filter: { insteadOf: registrationId }, page: pageQuery(MOST_MOVES) };
      return call(listSlots, { query, signal });
    },
    // availability changes while the popup is closed
    staleTime: 0,
    gcTime: 0,
  });

export const slotQuery = (id: string) =>
  queryOptions({
    queryKey: [...trainingKeys.all, 'one', id],
    queryFn: ({ signal }) => call(getSlot, { params: { id }, signal }),
  });

/** Write calls; the caller refreshes the page that shows the slot. */
export const bookSeat = (id: string, body: SelfRegistration, idempotencyKey: string) =>
  call(registerSelf, { params: { id }, body, idempotencyKey });
export const sayComing = (trainingId: string) => call(confirmBooking, { params: { id: trainingId } });
export const changeLineNotice = (id: string, notLaterHours: number) =>
  call(changeNotice, { params: { id }, body: { notLaterHours } });
export const giveUpSeat = (id: string, idempotencyKey: string, reason = '') =>
  call(removeRegistration, { params: { id }, body: reason ? { reason } : {}, idempotencyKey });
