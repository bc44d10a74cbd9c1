import * as contract from '@/api/door/endpoints';
import { mount, type Routes } from '../http/mount';
import { checkInAtDoor } from '../services/door/check-in';
import { readDoor } from '../services/door/read-door';

export function doorRoutes(routes: Routes): void {
  mount(routes, contract.getDoor, (ctx, { params }) => readDoor(ctx, params.id));
  mount(routes, contract.checkInAtDoor, (ctx, { params, body }) => checkInAtDoor(ctx, params.id, body));
}
