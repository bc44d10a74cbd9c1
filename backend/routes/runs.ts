import * as contract from '@/api/runs/endpoints';
import { mount, type Routes } from '../http/mount';
import { cancelOwnRun } from '../services/runs/cancel-run';
import { listOwnRuns, readOwnRun } from '../services/runs/own-runs';
import { runFile } from '../services/runs/run-file';

export function runRoutes(routes: Routes): void {
  mount(routes, contract.listRuns, (ctx, { query }) => listOwnRuns(ctx, query));
  mount(routes, contract.getRun, (ctx, { params }) => readOwnRun(ctx, params.id));
  mount(routes, contract.cancelRun, (ctx, { params }) => cancelOwnRun(ctx, params.id));
  mount(routes, contract.getRunFile, (ctx, { params }) => runFile(ctx, params.id));
}
