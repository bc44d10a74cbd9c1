import { toSearch } from '@/lib/json-api/search';
import type { Endpoint } from './endpoint';

type Params = Readonly<Record<string, string>>;

/** Path prefix under which the portal forwards browser requests to each service. */
const PREFIX = { core: '/api', motivation: '/api/motivation', statistics: '/api/statistics' } as const;

/** Fills the braces of a path and appends the query: the path as the service sees it. */
export function fillPath(path: string, params: Params = {}, query?: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = query ? toSearch(query as object) : '';
  return search ? `${filled}?${search}` : filled;
}

/** The same path on the browser's own origin. */
export const onOrigin = (service: Endpoint['service'], path: string): string => PREFIX[service] + path;

/** The address of a call, for a link: saving a file needs no script. */
export const addressOf = (endpoint: Pick<Endpoint, 'service' | 'path'>, params?: Params): string =>
  onOrigin(endpoint.service, fillPath(endpoint.path, params));
