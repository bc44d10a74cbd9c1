import * as contract from '@/api/quotas/endpoints';
import { mount, type Routes } from '../http/mount';
import { endQuota, keepSeats, listQuotas, readInvitation } from '../services/timetable/quotas';

export function quotaRoutes(routes: Routes): void {
  mount(routes, contract.listQuotas, (ctx, { params }) => listQuotas(ctx, params.id));
  mount(routes, contract.keepSeats, (ctx, { params, body }) => keepSeats(ctx, params.id, body));
  mount(routes, contract.endQuota, (ctx, { params }) => endQuota(ctx, params.id));
  mount(routes, contract.getInvitation, (ctx, { params }) => readInvitation(ctx, params.code ?? ''));
}
