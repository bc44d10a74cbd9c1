import { many } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

export const listBanners = endpoint({
  method: 'GET',
  path: '/inetstudio/banners-package/v1/banners',
  needs: 'signed-in',
  shapes: async () => {
    const s = await import('./schemas');
    return { query: s.bannerQuery, answer: many(s.banner) };
  },
});
