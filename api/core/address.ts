import { toSearch } from '@/lib/json-api/search';
import type { Endpoint } from './endpoint';

type Params = Readonly<Record<string, string>>;

/** Where the portal hands on what a browser asks of a service. */
const PREFIX = { core: '/api', motivation: '/api/motivation', statistics: '/api/statistics' } as const;

/** A path with its braces filled and its query behind it, as a service sees it. */
export function fillPath(path: string, params: Params = {}, query?: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = query ? toSearch(query as object) : '';
  return search ? `${filled}?${search}` : filled;
}

/** The same on the browser's own origin. */
export const onOrigin = (service: Endpoint['service'], path: string): string => PREFIX[service] + path;

/** The address of a call for a link: a file to save needs no script. */
export const addressOf = (endpoint: Pick<Endpoint, 'service' | 'path'>, params?: Params): string =>
  onOrigin(endpoint.service, fillPath(endpoint.path, params));
