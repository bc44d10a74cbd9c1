import * as contract from '@/api/imports/endpoints';
import { mount, type Routes } from '../http/mount';
import { applyImport, cancelImport, checkImport, undoImport } from '../services/imports/act';
import { importKindOf, importTemplate } from '../services/imports/kind';
import { listImportRows, listImports, readImport } from '../services/imports/read';
import { importProtocol } from '../services/imports/protocol-file';
import { uploadImport } from '../services/imports/upload';

export function importRoutes(routes: Routes): void {
  mount(routes, contract.getImportKind, (ctx, { params }) => importKindOf(ctx, params.kind));
  mount(routes, contract.getImportTemplate, (ctx, { params }) => importTemplate(ctx, params.kind));
  mount(routes, contract.listImports, (ctx, { query }) => listImports(ctx, query));
  mount(routes, contract.uploadImport, (ctx, { body, files }) => uploadImport(ctx, body.kind, files.file));
  mount(routes, contract.getImport, (ctx, { params }) => readImport(ctx, params.id));
  mount(routes, contract.listImportRows, (ctx, { params, query }) => listImportRows(ctx, params.id, query));
  mount(routes, contract.checkImport, (ctx, { params, body }) => checkImport(ctx, params.id, body.mapping));
  mount(routes, contract.applyImport, (ctx, { params, body }) => applyImport(ctx, params.id, body.onlyRight));
  mount(routes, contract.undoImport, (ctx, { params }) => undoImport(ctx, params.id));
  mount(routes, contract.cancelImport, (ctx, { params }) => cancelImport(ctx, params.id));
  mount(routes, contract.getImportProtocol, (ctx, { params }) => importProtocol(ctx, params.id));
}
