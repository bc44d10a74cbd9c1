import { thisBuild } from '@/lib/pwa/this-build';

/** Which build answers now: an open page asks once an hour whether it is still its own (specification, section 9). */
export function GET(): Response {
  return Response.json(thisBuild, { headers: { 'cache-control': 'no-store' } });
}
