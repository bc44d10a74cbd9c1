import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call';
import type { BodyOf, ResultOf } from '../core/endpoint';
import { endQuota, getInvitation, keepSeats, listQuotas } from './endpoints';

type QuotaBody = BodyOf<Awaited<ReturnType<(typeof keepSeats)['shapes']>>>;
export type Quotas = ResultOf<Awaited<ReturnType<(typeof listQuotas)['shapes']>>>;

export const quotasQuery = (trainingId: string) =>
  queryOptions({
    queryKey: ['training-quotas', trainingId],
    queryFn: ({ signal }) => call(listQuotas, { params: { id: trainingId }, signal }),
  });

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['training-invitations', code],
    queryFn: ({ signal }) => call(getInvitation, { params: { code }, signal }),
  });

export const keepSeatsOf = (trainingId: string, body: QuotaBody, idempotencyKey: string) =>
  call(keepSeats, { params: { id: trainingId }, body, idempotencyKey });
export const dropQuota = (id: string) => call(endQuota, { params: { id } });
