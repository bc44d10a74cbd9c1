import { thisBuild } from '@/lib/pwa/this-build';

/** Returns the running build; an open page compares it with its own once an hour (specification, section 9). */
export function GET(): Response {
  return Response.json(thisBuild, { headers: { 'cache-control': 'no-store' } });
}
