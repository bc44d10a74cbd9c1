import * as contract from '@/api/notifications/endpoints';
import { mount, type Routes } from '../http/mount';
import { listNotifications, readNotifications } from '../services/notifications/list';

export function notificationRoutes(routes: Routes): void {
  mount(routes, contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query));
  mount(routes, contract.readNotifications, (ctx, { body }) => readNotifications(ctx, body));
}
