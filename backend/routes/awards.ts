import * as contract from '@/api/awards/endpoints';
import { mount, type Routes } from '../http/mount';
import { awardVisitors, listAwardees } from '../services/timetable/award-visitors';

export function awardRoutes(routes: Routes): void {
  mount(routes, contract.listAwardees, (ctx, { params, query }) => listAwardees(ctx, params.id, query));
  mount(routes, contract.awardVisitors, (ctx, { params, body }) => awardVisitors(ctx, params.id, body));
}
