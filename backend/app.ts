import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { PACKAGE_ROOT } from '@/lib/domain/packages';
import { accessLog } from './http/access-log';
import { AppError } from './http/app-error';
import { makeCtx, type Deps } from './http/context';
import { asAppError, failureResponse } from './http/failure';
import { loggedPath } from './http/logged-path';
import { mediaHandler } from './http/media';
import type { App, AppContext, Routes, Variables } from './http/mount';
import { openApi } from './http/openapi';
import { packageHandler } from './http/package-files';
import { groups } from './routes/all';
import { note } from './services/audit/note';

async function health(deps: Deps): Promise<Response> {
  try {
    await deps.database.check();
    return Response.json({ status: 'ok', engine: deps.database.engine });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503 });
  }
}

/** Refusals leave a trace: who asked for what they may not have. */
async function noteRefusal(deps: Deps, c: AppContext): Promise<void> {
  const actorId = c.get('userId');
  if (!actorId) return;
  const facts = { requestId: c.get('requestId'), ip: c.get('ip'), userAgent: '', idempotencyKey: '' };
  const ctx = makeCtx(deps, null, facts);
  const path = loggedPath(routePath(c, -1), c.req.path);
  await note(ctx, { action: 'refused', actorId, details: { method: c.req.method, path } });
}

async function fail(deps: Deps, error: unknown, c: AppContext): Promise<Response> {
  const known = asAppError(error);
  if (known.status >= 500) deps.log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
  if (known.status === 403)
    await noteRefusal(deps, c).catch((cause: unknown) => deps.log.error({ err: cause }));
  return failureResponse(known);
}

/** The services as one Hono app; `routes.endpoints` is what it serves. */
export function createApp(deps: Deps, served: typeof groups = groups): Routes {
  const app: App = new Hono<{ Variables: Variables }>();
  const routes: Routes = { app, deps, endpoints: [] };
  app.use(accessLog(deps));
  app.get('/healthz', () => health(deps));
  app.get('/media/*', mediaHandler(deps));
  app.get(`${PACKAGE_ROOT}/*`, packageHandler(deps));
  let document: Promise<unknown> | undefined;
  app.get('/openapi.json', async () => Response.json(await (document ??= openApi(routes.endpoints))));
  for (const group of served) group(routes);
  app.notFound(() => failureResponse(new AppError(404, 'no-route', 'Такого адреса нет.')));
  app.onError((error, c) => fail(deps, error, c));
  return routes;
}
