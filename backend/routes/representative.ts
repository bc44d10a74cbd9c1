import * as contract from '@/api/representative/endpoints';
import { mount, type Routes } from '../http/mount';
import { noteStop, readDayPlan, saveDayPlan } from '../services/representative/day-plan';
import * as invitations from '../services/representative/invitations';
import { listRadarCounts } from '../services/representative/radar-counts';
import { answerSignal, listRadar } from '../services/representative/radar';

export function representativeRoutes(routes: Routes): void {
  mount(routes, contract.listRadar, (ctx, { query }) => listRadar(ctx, query));
  mount(routes, contract.listRadarCounts, (ctx, { query }) =>
    listRadarCounts(ctx, query.allow_sector === '1'),
  );
  mount(routes, contract.answerSignal, (ctx, { params, body }) => answerSignal(ctx, params.id, body));
  mount(routes, contract.getDayPlan, (ctx, { params }) => readDayPlan(ctx, params.id));
  mount(routes, contract.saveDayPlan, (ctx, { params, body }) =>
    saveDayPlan(ctx, params.id, body.pharmacyIds),
  );
  mount(routes, contract.noteStop, (ctx, { params, body }) => noteStop(ctx, params.id, body));
  mount(routes, contract.invitePharmacist, (ctx, { body }) => invitations.invite(ctx, body));
  mount(routes, contract.listInvitations, (ctx, { query }) => invitations.list(ctx, query));
  mount(routes, contract.resendInvitation, (ctx, { params }) => invitations.resend(ctx, params.id));
  mount(routes, contract.readInvitation, (ctx, { params }) => invitations.read(ctx, params.id));
}
