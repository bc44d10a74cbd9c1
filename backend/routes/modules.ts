import * as contract from '@/api/modules/endpoints';
import { mount, type Routes } from '../http/mount';
import { completeModule } from '../services/modules/complete-module';
import { getModule } from '../services/modules/get-module';
import { likeModule } from '../services/modules/like-module';
import { listModules, manageModules } from '../services/modules/list-modules';
import { createModule, updateModule } from '../services/modules/save-module';
import { saveState } from '../services/modules/save-state';
import { uploadPackage } from '../services/packages/upload-package';

export function moduleRoutes(routes: Routes): void {
  mount(routes, contract.listModules, (ctx, { query }) => listModules(ctx, query));
  mount(routes, contract.manageModules, (ctx, { query }) => manageModules(ctx, query));
  mount(routes, contract.uploadPackage, (ctx, { files }) => uploadPackage(ctx, files.file));
  mount(routes, contract.getModule, (ctx, { params }) => getModule(ctx, params.id));
  mount(routes, contract.createModule, (ctx, { body }) => createModule(ctx, body));
  mount(routes, contract.updateModule, (ctx, { params, body }) => updateModule(ctx, params.id, body));
  mount(routes, contract.completeModule, (ctx, { params, body }) => completeModule(ctx, params.id, body));
  mount(routes, contract.likeModule, (ctx, { params, body }) => likeModule(ctx, params.id, body.isLiked));
  mount(routes, contract.saveModuleState, (ctx, { params, body }) => saveState(ctx, params.id, body.state));
}
