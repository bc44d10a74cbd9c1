import * as contract from '@/api/devices/endpoints';
import { mount, type Routes } from '../http/mount';
import { endDevice, endDevices } from '../services/devices/end-device';
import { listDevices } from '../services/devices/list-devices';

export function deviceRoutes(routes: Routes): void {
  mount(routes, contract.listDevices, (ctx) => listDevices(ctx));
  mount(routes, contract.endDevice, (ctx, { params }) => endDevice(ctx, params.id));
  mount(routes, contract.endDevices, (ctx, { body }) => endDevices(ctx, body));
}
