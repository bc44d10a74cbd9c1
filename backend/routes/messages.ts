import * as contract from '@/api/messages/endpoints';
import { mount, type Routes } from '../http/mount';
import { listMessages, readMessages } from '../services/messages/list-messages';

export function messageRoutes(routes: Routes): void {
  mount(routes, contract.listMessages, (ctx, { query }) => listMessages(ctx, query));
  mount(routes, contract.readMessages, (ctx, { body }) => readMessages(ctx, body));
}
