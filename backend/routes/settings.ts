import * as contract from '@/api/settings/endpoints';
import { mount, type Routes } from '../http/mount';
import { readMetadata } from '../services/settings/read';

export function settingsRoutes(routes: Routes): void {
  mount(routes, contract.getSiteMetadata, (ctx, { params }) => readMetadata(ctx, params.name));
}
