import { servicesReady } from '@/api/core/services-ready';

/**
 * Alive when it answers: a portal whose services are away is not to be started again. `?ready`: 200 when the core
 * service is ready as well, what a balancer asks.
 */
export async function GET(request: Request): Promise<Response> {
  const ready = new URL(request.url).searchParams.has('ready') ? await servicesReady() : undefined;
  return Response.json(ready === undefined ? { alive: true } : { ready }, {
    status: ready === false ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
