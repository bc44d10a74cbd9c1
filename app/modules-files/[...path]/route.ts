import { forwardFile } from '@/api/core/forward-file';

/** Defaults until the service sends its own headers: a page of a package has no origin, whatever the answer. */
const always = { 'content-security-policy': "default-src 'none'; sandbox", 'referrer-policy': 'no-referrer' };
const also = [
  'content-security-policy',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'referrer-policy',
];

/** Files of module and landing packages, each under the service's own sandboxing policy. */
export const GET = (request: Request) => forwardFile(request, { always, also });
