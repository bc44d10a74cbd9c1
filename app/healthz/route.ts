import { servicesReady } from '@/api/core/services-ready';

/**
 * Any answer means alive: a portal whose services are unavailable must not be restarted. `?ready`, for a balancer: 200
 * when the core service is ready as well.
 */
export async function GET(request: Request): Promise<Response> {
  const ready = new URL(request.url).searchParams.has('ready') ? await servicesReady() : undefined;
  return Response.json(ready === undefined ? { alive: true } : { ready }, {
    status: ready === false ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
