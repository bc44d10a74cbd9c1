import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { isRequestId } from '@/lib/http/caller-says';
import { clientAddress } from '@/lib/session/client-address';
import type { Deps } from './context';
import { loggedPath } from './logged-path';
import type { AppContext, Variables } from './mount';

/** In-process calls (tests of the app without a socket) have no peer. */
function peerOf(c: AppContext): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}

/** Sets a request's id and the caller's address, sends the id back, and writes one log line at the end. */
export function accessLog({ config, log }: Deps): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const started = performance.now();
    const given = c.req.header('x-request-id') ?? '';
    const requestId = isRequestId(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('ip', clientAddress(peerOf(c), c.req.header('x-forwarded-for'), config.TRUSTED_PROXY));
    await next();
    c.header('x-request-id', requestId);
    c.header('x-content-type-options', 'nosniff');
    // successful probes come every few seconds and are not worth a line
    log[c.req.path === '/healthz' ? 'debug' : 'info'](
      {
        requestId,
        method: c.req.method,
        path: loggedPath(routePath(c, -1), c.req.path),
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        userId: c.get('userId'),
      },
      'request',
    );
  };
}
