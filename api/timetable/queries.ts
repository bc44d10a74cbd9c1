import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { BodyOf, ResultOf, Shapes } from '../core/endpoint';
import { call } from '../core/call';
import {
  changeTopic,
  changeTraining,
  createSeries,
  createTopic,
  createTraining,
  dropTraining,
  getManaged,
  listManaged,
  listMessages,
  manageTopics,
  writeToPeople,
} from './endpoints';
import {
  listAllRegistered,
  listRegistered,
  markVisit,
  recordGroup,
  recordPerson,
  recordWalkIn,
  removeRegistrations,
  reportFigures,
  takeBackVisit,
} from '../registrations/endpoints';
import type { groupSeat } from '../registrations/recording-schemas';
import type * as registered from '../registrations/schemas';
import type * as schemas from './schemas';

type Schemas = typeof schemas & typeof registered;
type BodyFor<E extends { shapes: () => Promise<Shapes> }> = BodyOf<Awaited<ReturnType<E['shapes']>>>;
export type ManagedTraining = z.output<Schemas['managedTraining']['schema']>;
export type ManagedTopic = z.output<Schemas['managedTopic']['schema']>;
export type RegisteredPharmacist = z.output<Schemas['registeredPharmacist']['schema']>;
export type PlannedDate = z.output<Schemas['plannedDate']['schema']>;
/** Messages sent to people of a date, with the possible recipients. */
export type MessagesList = ResultOf<Awaited<ReturnType<(typeof listMessages)['shapes']>>>;
type ManagedQuery = z.input<Schemas['managedQuery']>;
/** A page of dates, with their number in each state. */
export type ManagedList = ResultOf<Awaited<ReturnType<(typeof listManaged)['shapes']>>>;
export type ManagedFilter = NonNullable<ManagedQuery['filter']>;
export type ManagedSort = NonNullable<ManagedQuery['sort']>;
/** A page of topics, without their dates. */
export type TopicList = ResultOf<Awaited<ReturnType<(typeof manageTopics)['shapes']>>>;
export type TopicFilter = NonNullable<z.input<Schemas['manageTopicsQuery']>['filter']>;
type RegisteredQuery = z.input<Schemas['registeredQuery']>;
export type RegisteredFilter = NonNullable<RegisteredQuery['filter']>;
export type RegisteredSort = NonNullable<RegisteredQuery['sort']>;
/** Figures of a report, by territory. */
export type ReportFigures = ResultOf<Awaited<ReturnType<(typeof reportFigures)['shapes']>>>['items'];
export type TrainingBody = BodyFor<typeof createTraining>;
export type TrainingChange = BodyFor<typeof changeTraining>;
export type TopicBody = BodyFor<typeof createTopic>;
export type TopicChange = BodyFor<typeof changeTopic>;
export type MessageBody = BodyFor<typeof writeToPeople>;
export type SeriesBody = BodyFor<typeof createSeries>;
export type RecordBody = BodyFor<typeof recordPerson>;
export type GroupBody = BodyFor<typeof recordGroup>;
export type GroupSeat = z.output<(typeof groupSeat)['schema']>;

export const MANAGED_PAGE = 30;
export const PEOPLE_PAGE = 50;
const MESSAGES_SHOWN = 20;

const timetableKeys = {
  all: ['timetable'] as const,
  of: (what: string, ...asked: unknown[]) => [...timetableKeys.all, what, ...asked] as const,
};

export const managedListQuery = (
  filter: ManagedFilter,
  sort: ManagedSort,
  page: number,
  size: number = MANAGED_PAGE,
) =>
  queryOptions({
    queryKey: timetableKeys.of('dates', filter, sort, page, size),
    queryFn: ({ signal }) =>
      call(listManaged, { query: { filter, sort, page: { number: page, size } }, signal }),
  });

export const managedQuery = (id: string) =>
  queryOptions({
    queryKey: timetableKeys.of('date', id),
    queryFn: ({ signal }) => call(getManaged, { params: { id }, signal }),
  });

/** Topics with the number of their dates, by name. */
export const topicListQuery = (filter: TopicFilter, page: number, size: number = MANAGED_PAGE) =>
  queryOptions({
    queryKey: timetableKeys.of('topics', filter, page, size),
    queryFn: ({ signal }) =>
      call(manageTopics, { query: { filter, dates: '0', page: { number: page, size } }, signal }),
  });

/** The current state of a topic, archived or not; null when it no longer exists. */
export async function readTopic(id: string): Promise<ManagedTopic | null> {
  const found = await Promise.all(
    (['0', '1'] as const).map((archived) =>
      call(manageTopics, {
        query: { filter: { topicId: id, archived }, dates: '0', page: { number: 1, size: 1 } },
      }),
    ),
  );
  return found.flatMap(({ items }) => items)[0] ?? null;
}

/** Messages sent to people of a date, with the possible recipients. */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: timetableKeys.of('messages', id),
    queryFn: ({ signal }) =>
      call(listMessages, { params: { id }, query: { page: { size: MESSAGES_SHOWN } }, signal }),
  });

interface ReportOf {
  topicId?: string;
  trainingId?: string;
  from?: string;
  to?: string;
}

/** Figures of a report, by territory. */
export const reportFiguresQuery = (filter: ReportOf) =>
  queryOptions({
    queryKey: timetableKeys.of('report', filter),
    queryFn: ({ signal }) => call(reportFigures, { query: { filter }, signal }),
  });

interface Asked {
  filter: RegisteredFilter;
  sort?: RegisteredSort;
  page: number;
  size?: number;
  /** All of the viewer's sectors, for viewers who have sectors. */
  sector?: boolean;
}

export const registeredListQuery = (id: string, { filter, sort = 'name', page, size, sector }: Asked) =>
  queryOptions({
    queryKey: timetableKeys.of('people', id, filter, sort, page, size, sector),
    queryFn: ({ signal }) =>
      call(listRegistered, {
        params: { id },
        query: {
          filter,
          sort,
          page: { number: page, size: size ?? PEOPLE_PAGE },
          ...(sector ? { allow_sector: '1' as const } : {}),
        },
        signal,
      }),
  });

/** Registrations of a person, or of the people of a pharmacy, latest training first. */
export const trainingsOfQuery = (whose: { userId: string } | { pharmacyId: string }, size: number) =>
  queryOptions({
    queryKey: timetableKeys.of('of', whose, size),
    queryFn: ({ signal }) =>
      call(listAllRegistered, {
        query: { filter: whose, sort: '-starts_at', page: { size }, allow_sector: '1' },
        signal,
      }),
  });

/** Write calls; the caller refreshes the page that shows the changes. */
export const makeTraining = (body: TrainingBody, idempotencyKey: string) =>
  call(createTraining, { body, idempotencyKey });
export const makeSeries = (body: SeriesBody, idempotencyKey: string) =>
  call(createSeries, { body, idempotencyKey });
export const saveTraining = (id: string, body: TrainingChange, idempotencyKey: string) =>
  call(changeTraining, { params: { id }, body, idempotencyKey });
export const cancelTraining = (id: string, reason: string, idempotencyKey: string) =>
  call(dropTraining, { params: { id }, body: reason ? { reason } : {}, idempotencyKey });
export const makeTopic = (body: TopicBody, idempotencyKey: string) =>
  call(createTopic, { body, idempotencyKey });
export const saveTopic = (id: string, body: TopicChange, idempotencyKey: string) =>
  call(changeTopic, { params: { id }, body, idempotencyKey });
export const writeTo = (id: string, body: MessageBody, idempotencyKey: string) =>
  call(writeToPeople, { params: { id }, body, idempotencyKey });
export const noteVisit = (id: string, idempotencyKey: string, source: 'manual' | 'qr' = 'manual') =>
  call(markVisit, { params: { id }, body: { source }, idempotencyKey });
export const removeVisit = (id: string, reason: string) =>
  call(takeBackVisit, { params: { id }, body: { reason } });
export const removePeople = (ids: readonly string[], idempotencyKey: string) =>
  call(removeRegistrations, { body: { ids: [...ids] }, idempotencyKey });
export const recordOn = (id: string, body: RecordBody, idempotencyKey: string) =>
  call(recordPerson, { params: { id }, body, idempotencyKey });
export const recordCame = (id: string, { userId, userParams }: RecordBody, idempotencyKey: string) =>
  call(recordWalkIn, { params: { id }, body: { userId, userParams }, idempotencyKey });
export const recordSeveral = (id: string, body: GroupBody, idempotencyKey: string) =>
  call(recordGroup, { params: { id }, body, idempotencyKey });
