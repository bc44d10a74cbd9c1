import { serviceRequest } from '@/api/core/service-request';

/** Ready when the core service is: what a balancer asks. */
export async function GET(): Promise<Response> {
  const ready = await serviceRequest({
    service: 'core',
    method: 'GET',
    path: '/healthz',
    headers: {},
    timeoutMs: 1500,
  })
    .then((answer) => {
      answer.resume();
      return answer.statusCode === 200;
    })
    .catch(() => false);
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
