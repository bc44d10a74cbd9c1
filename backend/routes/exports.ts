import * as contract from '@/api/exports/endpoints';
import { mount, type Routes } from '../http/mount';
import { startExport } from '../services/exports/start-export';

export function exportRoutes(routes: Routes): void {
  mount(routes, contract.startExport, (ctx, { params, body }) => startExport(ctx, params.id, body));
}
