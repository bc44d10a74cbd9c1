import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { PACKAGE_ROOT } from '@/lib/domain/packages';
import { accessLog } from './http/access-log';
import { stopsForRoom } from './db/room';
import { AppError } from './http/app-error';
import { CALL_LIMITS, callsOfPerson } from './http/calls-of-person';
import { makeCtx, type Deps } from './http/context';
import { asAppError, failureResponse } from './http/failure';
import { healthHandler } from './http/health';
import { loggedPath } from './http/logged-path';
import { mediaHandler } from './http/media';
import type { App, AppContext, Routes, Variables } from './http/mount';
import { noPiecesBesideUpgrade } from './http/framing';
import { openApi } from './http/openapi';
import { packageHandler } from './http/package-files';
import { groups } from './routes/all';
import * as audit from './services/audit/record';

/** Writes an audit record of a refusal (403): the person, the method and the route. */
async function recordRefusal(deps: Deps, c: AppContext): Promise<void> {
  const actorId = c.get('userId');
  if (!actorId) return;
  const facts = { requestId: c.get('requestId'), ip: c.get('ip'), userAgent: '', idempotencyKey: '' };
  const ctx = makeCtx(deps, null, facts);
  const { method } = c.req;
  const route = routePath(c, -1);
  await audit.recordRepeated(ctx, {
    action: 'refused',
    actorId,
    // the subject is the route, not the path: a script can invent any number of ids
    subjectType: 'route',
    subjectId: `${method} ${route}`,
    details: { method, path: loggedPath(route, c.req.path) },
  });
}

async function fail(deps: Deps, error: unknown, c: AppContext): Promise<Response> {
  const known = asAppError(error);
  if (known.status >= 500) deps.log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
  if (known.status === 403 && !stopsForRoom(deps))
    await recordRefusal(deps, c).catch((cause: unknown) => deps.log.error({ err: cause }));
  return failureResponse(known);
}

/** Builds the Hono app of all services; `routes.endpoints` lists the endpoints it serves. */
export function createApp(deps: Deps, served: typeof groups = groups, limits = CALL_LIMITS): Routes {
  const app: App = new Hono<{ Variables: Variables }>();
  const routes: Routes = { app, deps, inTurn: callsOfPerson(limits), endpoints: [] };
  app.use(accessLog(deps));
  app.use(noPiecesBesideUpgrade);
  const health = healthHandler(deps);
  app.get('/healthz', (c) => health(c.req.query('live') !== undefined));
  app.get('/media/*', mediaHandler(deps));
  app.get(`${PACKAGE_ROOT}/*`, packageHandler(deps));
  let document: Promise<unknown> | undefined;
  app.get('/openapi.json', async () => Response.json(await (document ??= openApi(routes.endpoints))));
  for (const group of served) group(routes);
  app.notFound(() => failureResponse(new AppError(404, 'no-route', 'Такого адреса нет.')));
  app.onError((error, c) => fail(deps, error, c));
  return routes;
}
