import {
  listRoles,
  selectCities,
  selectMarks,
  selectPharmacies,
  selectPharmacyChains,
  selectPharmacyCities,
  selectPharmacyNames,
  selectRegions,
} from '@/api/select/endpoints';
import { mount, type Routes } from '../http/mount';
import * as select from '../services/select/list';

export function selectRoutes(routes: Routes): void {
  mount(routes, selectMarks, (ctx) => select.listMarks(ctx));
  mount(routes, selectCities, (ctx, { query }) => select.listCities(ctx, query));
  mount(routes, selectRegions, (ctx, { query }) => select.listRegions(ctx, query));
  mount(routes, selectPharmacyCities, (ctx, { query }) => select.listPharmacyCities(ctx, query));
  mount(routes, selectPharmacyChains, (ctx, { query }) => select.listPharmacyChains(ctx, query));
  mount(routes, selectPharmacies, (ctx, { query }) => select.listPharmacies(ctx, query));
  mount(routes, selectPharmacyNames, (ctx, { query }) => select.listPharmacyNames(ctx, query));
  mount(routes, listRoles, (ctx) => select.listRoles(ctx));
}
