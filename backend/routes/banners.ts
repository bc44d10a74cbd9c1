import * as contract from '@/api/banners/endpoints';
import { mount, type Routes } from '../http/mount';
import { listBanners } from '../services/banners/list-banners';

export function bannerRoutes(routes: Routes): void {
  mount(routes, contract.listBanners, (ctx, { query }) => listBanners(ctx, query));
}
