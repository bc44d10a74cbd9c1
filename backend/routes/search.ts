import * as contract from '@/api/search/endpoints';
import { mount, type Routes } from '../http/mount';
import { search } from '../services/search/search';

export function searchRoutes(routes: Routes): void {
  mount(routes, contract.searchDocuments, (ctx, { query }) => search(ctx, query));
}
