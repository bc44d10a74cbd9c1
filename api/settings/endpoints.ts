import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

/** `name`: present-wave-status | wave-banner-content (404 without a wave) | banner-pages | technical-work; any other is 404. */
export const getSiteMetadata = endpoint({
  method: 'GET',
  path: '/inetstudio/site-metadata-package/site-metadata/{name}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('./schemas')).siteMetadata) }),
});
