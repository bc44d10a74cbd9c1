import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getCourse } from './endpoints';
import type { course } from './schemas';

export type Course = z.output<(typeof course)['schema']>;
export type Lesson = Course['lessons'][number];

export const courseKeys = {
  all: ['courses'] as const,
  one: (slug: string) => [...courseKeys.all, slug] as const,
};

/** The course with the viewer's own progress; CallError 404 when there is none. */
export const courseQuery = (slug: string) =>
  queryOptions({
    queryKey: courseKeys.one(slug),
    queryFn: ({ signal }) => call(getCourse, { params: { slug }, signal }),
  });
