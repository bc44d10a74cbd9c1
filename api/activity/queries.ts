import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ActivityPeriod, ActivityReason } from '@/lib/domain/unusual-activity';
import { call } from '../core/call';
import { listUnusualActivity } from './endpoints';
import type { finding } from './schemas';

export type ActivityFinding = z.output<(typeof finding)['schema']>;

export const FINDINGS_PAGE = 20;

export const unusualActivityQuery = (days: ActivityPeriod, reason: ActivityReason | undefined, number = 1) =>
  queryOptions({
    queryKey: ['unusual-activity', days, reason ?? '', number],
    queryFn: ({ signal }) =>
      call(listUnusualActivity, {
        query: {
          filter: { days: String(days), ...(reason ? { reason } : {}) },
          page: { number, size: FINDINGS_PAGE },
        },
        signal,
      }),
  });
