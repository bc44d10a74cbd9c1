import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ActivityPeriod, ActivityReason } from '@/lib/domain/unusual-activity';
import { call } from '../core/call';
import { listUnusualActivity } from './endpoints';
import type { activityQuery, finding } from './schemas';

export type ActivitySort = NonNullable<z.output<typeof activityQuery>['sort']>;
export type ActivityFinding = z.output<(typeof finding)['schema']>;

export interface ActivityAsked {
  filter: { days: ActivityPeriod; reason?: ActivityReason };
  sort: ActivitySort;
  page?: number;
  size?: number;
}

export const unusualActivityQuery = ({ filter, sort, page = 1, size = 20 }: ActivityAsked) =>
  queryOptions({
    queryKey: ['unusual-activity', filter, sort, page, size],
    queryFn: ({ signal }) =>
      call(listUnusualActivity, {
        query: { filter: { ...filter, days: String(filter.days) }, sort, page: { number: page, size } },
        signal,
      }),
  });
