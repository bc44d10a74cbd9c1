import * as contract from '@/api/learnings/endpoints';
import { mount, type Routes } from '../http/mount';
import { addFavorite, removeFavorite } from '../services/learnings/favorites';
import { listFilterGroups } from '../services/learnings/list-filter-groups';
import { listLearnings } from '../services/learnings/list-learnings';

export function learningRoutes(routes: Routes): void {
  mount(routes, contract.listLearnings, (ctx, { query }) => listLearnings(ctx, query));
  mount(routes, contract.listFilterGroups, (ctx) => listFilterGroups(ctx));
  mount(routes, contract.addFavorite, (ctx, { params }) => addFavorite(ctx, params.id));
  mount(routes, contract.removeFavorite, (ctx, { params }) => removeFavorite(ctx, params.id));
}
