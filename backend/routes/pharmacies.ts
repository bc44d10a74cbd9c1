import * as contract from '@/api/pharmacies/endpoints';
import { mount, type Routes } from '../http/mount';
import { listPharmacies, listPharmacyNames, readPharmacy } from '../services/pharmacies/list-pharmacies';
import { listCategories, listFilterGroups } from '../services/pharmacies/pharmacy-groups';

export function pharmacyRoutes(routes: Routes): void {
  mount(routes, contract.listPharmacyNames, (ctx, { query }) => listPharmacyNames(ctx, query));
  mount(routes, contract.listPharmacies, (ctx, { query }) => listPharmacies(ctx, query));
  mount(routes, contract.getPharmacy, (ctx, { params }) => readPharmacy(ctx, params.id));
  mount(routes, contract.listPharmacyCategories, (ctx, { query }) =>
    listCategories(ctx, query.allow_sector === '1'),
  );
  mount(routes, contract.listPharmacyFilterGroups, (ctx, { query }) =>
    listFilterGroups(ctx, query.allow_sector === '1'),
  );
}
