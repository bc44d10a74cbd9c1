import {
  listRoles,
  selectAreas,
  selectCategories,
  selectChains,
  selectCities,
  selectMarks,
  selectPharmacies,
  selectPharmacyChains,
  selectPharmacyCities,
  selectPharmacyNames,
  selectRegions,
  selectRoles,
  selectTrainings,
  selectReadings,
  selectTrainingTopics,
  selectUsers as usersCall,
} from '@/api/select/endpoints';
import { mount, type Routes } from '../http/mount';
import * as select from '../services/select/list';
import * as ofTrainings from '../services/select/trainings';
import { listReadings } from '../services/select/readings';
import { selectUsers } from '../services/select/users';

export function selectRoutes(routes: Routes): void {
  mount(routes, selectMarks, (ctx) => select.listMarks(ctx));
  mount(routes, selectCities, (ctx, { query }) => select.listCities(ctx, query));
  mount(routes, selectRegions, (ctx, { query }) => select.listRegions(ctx, query));
  mount(routes, selectPharmacyCities, (ctx, { query }) => select.listPharmacyCities(ctx, query));
  mount(routes, selectPharmacyChains, (ctx, { query }) => select.listPharmacyChains(ctx, query));
  mount(routes, selectPharmacies, (ctx, { query }) => select.listPharmacies(ctx, query));
  mount(routes, selectPharmacyNames, (ctx, { query }) => select.listPharmacyNames(ctx, query));
  mount(routes, listRoles, (ctx) => select.listRoles(ctx));
  mount(routes, selectTrainingTopics, (ctx, { query }) => ofTrainings.selectTopics(ctx, query));
  mount(routes, selectTrainings, (ctx, { query }) => ofTrainings.selectTrainings(ctx, query));
  mount(routes, selectChains, (ctx, { query }) => select.listChains(ctx, query));
  mount(routes, selectCategories, (ctx, { query }) => select.listCategories(ctx, query));
  mount(routes, selectAreas, (ctx, { query }) => select.listAreas(ctx, query));
  mount(routes, selectReadings, (ctx, { query }) => listReadings(ctx, query));
  mount(routes, usersCall, (ctx, { query }) => selectUsers(ctx, query));
  mount(routes, selectRoles, (ctx) => ofTrainings.selectRoles(ctx));
}
