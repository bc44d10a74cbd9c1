import * as contract from '@/api/orders/endpoints';
import { mount, type Routes } from '../http/mount';
import { cancelOrder } from '../services/orders/cancel';
import { editItem } from '../services/orders/edit-item';
import { getGift } from '../services/orders/get-gift';
import { listGiftGoals } from '../services/orders/gift-goals';
import { listGifts } from '../services/orders/list-gifts';
import { listOrders } from '../services/orders/list-orders';
import { readBasket } from '../services/orders/read-basket';
import { receiveOrder } from '../services/orders/receive';
import { sendOrder } from '../services/orders/send';

export function orderRoutes(routes: Routes): void {
  mount(routes, contract.listGifts, (ctx, { query }) => listGifts(ctx, query));
  mount(routes, contract.listGiftGoals, (ctx) => listGiftGoals(ctx));
  mount(routes, contract.getGift, (ctx, { params }) => getGift(ctx, params.id));
  mount(routes, contract.getBasket, (ctx) => readBasket(ctx));
  mount(routes, contract.editItem, (ctx, { body }) => editItem(ctx, body));
  mount(routes, contract.sendOrder, (ctx, { body }) => sendOrder(ctx, body));
  mount(routes, contract.cancelOrder, (ctx, { params }) => cancelOrder(ctx, params.id));
  mount(routes, contract.receiveOrder, (ctx, { params }) => receiveOrder(ctx, params.id));
  mount(routes, contract.listOrders, (ctx, { query }) => listOrders(ctx, query));
}
