import type { ServerResponse } from 'node:http';

/** Header by which the edge tells the server in front the status of a page; it never leaves the process. */
export const STATUS_HEADER = 'x-portal-status';

/** Keeps status 404 of a page rendered in place of a missing one: the framework would send 200. */
export function keepStatus(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const wanted = response.getHeader(STATUS_HEADER);
    response.removeHeader(STATUS_HEADER);
    return writeHead(status === 200 && wanted === '404' ? 404 : status, ...rest);
  }) as typeof response.writeHead;
}
