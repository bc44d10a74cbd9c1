import * as contract from '@/api/regrades/endpoints';
import { mount, type Routes } from '../http/mount';
import { applyRegrade, getRegrade } from '../services/testing/regrade';
import { scoringLine } from '../services/testing/scoring-line';
import { undoRegrade } from '../services/testing/undo-regrade';

export function regradeRoutes(routes: Routes): void {
  mount(routes, contract.getTestRegrade, (ctx, { params }) => getRegrade(ctx, params.id), scoringLine);
  mount(routes, contract.applyTestRegrade, (ctx, { params, body }) => applyRegrade(ctx, params.id, body));
  mount(routes, contract.undoTestRegrade, (ctx, { params, body }) => undoRegrade(ctx, params.id, body));
}
