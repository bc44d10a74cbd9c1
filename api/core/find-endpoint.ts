import type { Endpoint, Method, Service } from './endpoint';

/** Result for a path: the endpoint of the method, or the methods that the path allows. */
export type Found = { endpoint: Endpoint } | { allow: Method[] } | null;

interface Pattern {
  names: string[];
  endpoint: Endpoint;
}

const isParam = (name: string) => name.startsWith('{');

/** Sorts fixed names first: `/articles/-actions/{slug}` is matched before `/articles/{id}/{name}`. */
function byFixedNames(left: Pattern, right: Pattern): number {
  for (const [at, name] of left.names.entries()) {
    const difference = Number(isParam(name)) - Number(isParam(right.names[at] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Finds an endpoint by service, method and path (decoded names, without the query). HEAD is matched as GET. Null when
 * the contract has no such path.
 */
export function endpointFinder(
  endpoints: readonly Endpoint[],
): (service: Service, method: string, path: readonly string[]) => Found {
  const byLength = new Map<string, Pattern[]>();
  for (const endpoint of endpoints) {
    const names = endpoint.path.split('/').slice(1);
    const key = `${endpoint.service} ${names.length}`;
    byLength.set(key, [...(byLength.get(key) ?? []), { names, endpoint }].sort(byFixedNames));
  }
  return (service, method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const here = (byLength.get(`${service} ${path.length}`) ?? []).filter(({ names }) =>
      names.every((name, at) => isParam(name) || name === path[at]),
    );
    const exact = here.find(({ endpoint }) => endpoint.method === wanted);
    if (exact) return { endpoint: exact.endpoint };
    return here.length > 0 ? { allow: here.map(({ endpoint }) => endpoint.method) } : null;
  };
}
