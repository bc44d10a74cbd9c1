import * as contract from '@/api/statistics/endpoints';
import { mount, type Routes } from '../http/mount';
import { recordActivity, recordAttendance, recordView } from '../services/statistics/record';

/** Routes of the reference server's collector; STATISTICS_API_BASE_URL replaces it by a company's own. */
export function statisticsRoutes(routes: Routes): void {
  mount(routes, contract.logUserActivity, (ctx, { body }) => recordActivity(ctx, body));
  mount(routes, contract.recordContentView, (ctx, { body }) => recordView(ctx, body));
  mount(routes, contract.recordTrainingAttendance, (ctx, { body }) => recordAttendance(ctx, body));
}
