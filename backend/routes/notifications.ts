import * as contract from '@/api/notifications/endpoints';
import { mount, type Routes } from '../http/mount';
import { listNotifications, readNotifications } from '../services/notifications/list';
import { removePush, subscribePush } from '../services/notifications/push-subscriptions';
import { readSettings, updateSettings } from '../services/notifications/settings';
import { readUnsubscription, unsubscribe } from '../services/notifications/unsubscribe';

export function notificationRoutes(routes: Routes): void {
  mount(routes, contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query));
  mount(routes, contract.readNotifications, (ctx, { body }) => readNotifications(ctx, body));
  mount(routes, contract.getNotificationSettings, (ctx) => readSettings(ctx));
  mount(routes, contract.updateNotificationSettings, (ctx, { body }) => updateSettings(ctx, body));
  mount(routes, contract.subscribePush, (ctx, { body }) => subscribePush(ctx, body));
  mount(routes, contract.removePush, (ctx, { params }) => removePush(ctx, params.id));
  mount(routes, contract.getUnsubscription, (ctx, { params }) => readUnsubscription(ctx, params.token ?? ''));
  mount(routes, contract.unsubscribeLetters, (ctx, { params }) => unsubscribe(ctx, params.token ?? ''));
}
