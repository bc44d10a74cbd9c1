import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call';
import type { BodyOf, ResultOf } from '../core/endpoint';
import { awardVisitors, listAwardees } from './endpoints';

type AwardBody = BodyOf<Awaited<ReturnType<(typeof awardVisitors)['shapes']>>>;
export type Awardees = ResultOf<Awaited<ReturnType<(typeof listAwardees)['shapes']>>>;

const NAMED = 100;

export const awardeesQuery = (id: string) =>
  queryOptions({
    queryKey: ['training-awards', id],
    queryFn: ({ signal }) => call(listAwardees, { params: { id }, query: { page: { size: NAMED } }, signal }),
  });

export const awardTo = (id: string, body: AwardBody, idempotencyKey: string) =>
  call(awardVisitors, { params: { id }, body, idempotencyKey });
