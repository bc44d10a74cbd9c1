import * as contract from '@/api/pages/endpoints';
import { mount, type Routes } from '../http/mount';
import { getPage, listPages } from '../services/pages/get-page';
import { createPage, updatePage } from '../services/pages/save-page';

export function pageRoutes(routes: Routes): void {
  mount(routes, contract.getPageBySlug, (ctx, { query }) => getPage(ctx, { slug: query.slug }));
  mount(routes, contract.listPages, (ctx, { query }) => listPages(ctx, query));
  mount(routes, contract.getPage, (ctx, { params }) => getPage(ctx, { id: params.id }));
  mount(routes, contract.createPage, (ctx, { body }) => createPage(ctx, body));
  mount(routes, contract.updatePage, (ctx, { params, body }) => updatePage(ctx, params.id, body));
}
