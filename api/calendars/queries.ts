import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call';
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from './endpoints';

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: ({ signal }) => call(getCalendarFeed, { signal }),
  });

export const makeFeed = () => call(makeCalendarFeed, {});
export const endFeed = () => call(endCalendarFeed, {});
