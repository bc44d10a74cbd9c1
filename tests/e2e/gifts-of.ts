import { makeCtx, type Deps } from '@/backend/http/context';
import type { Given } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';

/** Gift factories that write directly to the world's database. */
export function giftsOf(deps: Deps, given: Given): GivenGifts {
  const facts = () => ({
    requestId: 'e2e',
    ip: '127.0.0.1',
    userAgent: 'e2e',
    idempotencyKey: crypto.randomUUID(),
  });
  const never = () => {
    throw new Error('Only the server moves time.');
  };
  const clock = { now: deps.now, set: never, advance: never };
  return givenGifts({ db: deps.database.db, given, clock, ctx: () => makeCtx(deps, null, facts()) });
}
