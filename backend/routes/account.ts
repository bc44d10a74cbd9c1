import * as contract from '@/api/account/endpoints';
import { mount, type Routes } from '../http/mount';
import { readStatistics } from '../services/account/read-statistics';

export function accountRoutes(routes: Routes): void {
  mount(routes, contract.getLearningStatistics, (ctx) => readStatistics(ctx));
}
