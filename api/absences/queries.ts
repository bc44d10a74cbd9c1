import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import type { BodyOf } from '../core/endpoint';
import { addAbsence, listAbsences, removeAbsence } from './endpoints';
import type * as schemas from './schemas';

export type LeaderAbsence = z.output<(typeof schemas)['leaderAbsence']['schema']>;
type AbsenceBody = BodyOf<Awaited<ReturnType<(typeof addAbsence)['shapes']>>>;

const MOST = 100;

export const absencesQuery = () =>
  queryOptions({
    queryKey: ['leader-absences'],
    queryFn: ({ signal }) => call(listAbsences, { query: { page: { size: MOST } }, signal }),
  });

export const makeAbsence = (body: AbsenceBody, idempotencyKey: string) =>
  call(addAbsence, { body, idempotencyKey });
export const endAbsence = (id: string) => call(removeAbsence, { params: { id } });
