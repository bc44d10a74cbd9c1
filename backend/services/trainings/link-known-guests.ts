import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { makeCtx, type Deps } from '../../http/context';
import { isPharmacist } from '../user/people-filters';
import { isProven, ownHash } from './guest-rows';
import { linkGuests } from './link-guests';

const row = trainingRegistrations;

/** Pharmacists in use whose proven e-mail is that of a guest. */
async function known({ database: { db } }: Deps): Promise<string[]> {
  const inUse = and(eq(users.isArchived, false), isNull(users.erasedAt), isProven, isPharmacist({ db }));
  const found = await db
    .selectDistinct({ id: users.id })
    .from(row)
    .innerJoin(users, and(eq(row.guestEmailHash, ownHash), inUse))
    .where(isNotNull(row.guest));
  return found.map(({ id }) => id);
}

/**
 * Links guests who were recorded with an e-mail that an account had proven before. The job does it within the hour, so
 * that the response to the recorder is the same as for any guest. Safe on several servers.
 */
export async function linkKnownGuests(deps: Deps, signal?: AbortSignal): Promise<void> {
  const facts = {
    requestId: 'link-known-guests',
    ip: '',
    userAgent: '',
    idempotencyKey: crypto.randomUUID(),
  };
  const ctx = makeCtx(deps, null, facts);
  for (const id of await known(deps)) {
    if (signal?.aborted) return;
    await inTransaction(alsoOf(ctx, id), () => linkGuests(ctx, id));
  }
}
