import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getLearningStatistics } from './endpoints';
import type { learningStatistics } from './schemas';

export type LearningStatistics = z.output<(typeof learningStatistics)['schema']>;

export const learningStatisticsQuery = () =>
  queryOptions({
    queryKey: ['learning-statistics'],
    queryFn: ({ signal }) => call(getLearningStatistics, { signal }),
  });
