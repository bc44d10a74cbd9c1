import * as contract from '@/api/calendars/endpoints';
import { mount, type Routes } from '../http/mount';
import { endFeed, getFeed, makeFeed, readFeed } from '../services/calendars/feed';

export function calendarRoutes(routes: Routes): void {
  mount(routes, contract.getCalendarFeed, (ctx) => getFeed(ctx));
  mount(routes, contract.makeCalendarFeed, (ctx) => makeFeed(ctx));
  mount(routes, contract.endCalendarFeed, (ctx) => endFeed(ctx));
  mount(routes, contract.readCalendarFeed, (ctx, { params }) => readFeed(ctx, params.token ?? ''));
}
