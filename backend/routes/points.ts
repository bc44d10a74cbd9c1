import { listPointsHistory, transferPoints } from '@/api/points/endpoints';
import { mount, type Routes } from '../http/mount';
import { listHistory } from '../services/points/list-history';
import { transfer } from '../services/points/transfer';

export function pointsRoutes(routes: Routes): void {
  mount(routes, listPointsHistory, (ctx, { query }) => listHistory(ctx, query));
  mount(routes, transferPoints, (ctx, { body }) => transfer(ctx, body));
}
