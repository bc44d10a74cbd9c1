import { and, eq, sql } from 'drizzle-orm';
import { chains, cities, pharmacies } from '../../db/schema/directory';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';

export interface NewPharmacy {
  city: string;
  chain: string;
  name: string;
  address: string;
  /** IANA zone of a new city; Moscow's when absent. A known city keeps its own. */
  timeZone?: string | undefined;
}

async function cityId(tx: Ctx['db'], name: string, timeZone: string | undefined): Promise<string> {
  const [known] = await tx.select({ id: cities.id }).from(cities).where(eq(cities.name, name));
  if (known) return known.id;
  const zone = timeZone === undefined ? {} : { timeZone };
  const [made] = await tx
    .insert(cities)
    .values({ name, ...zone })
    .returning({ id: cities.id });
  return made?.id ?? '';
}

async function chainId(tx: Ctx['db'], name: string): Promise<string> {
  // an update that changes nothing: `returning` yields the row even if another transaction has inserted it
  const [row] = await tx
    .insert(chains)
    .values({ name })
    .onConflictDoUpdate({ target: chains.name, set: { name } })
    .returning({ id: chains.id });
  return row?.id ?? '';
}

/** Adds a pharmacy, with its city and chain if they are new; false if the pharmacy exists. */
export function addPharmacy(
  ctx: Ctx,
  { city, chain, name, address, timeZone }: NewPharmacy,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    // names of cities are not unique: without the lock two concurrent commands could create one city twice
    await tx.execute(sql`lock table ${cities}, ${pharmacies} in share row exclusive mode`);
    const place = { cityId: await cityId(tx, city, timeZone), chainId: await chainId(tx, chain) };
    const known = and(
      eq(pharmacies.cityId, place.cityId),
      eq(pharmacies.name, name),
      eq(pharmacies.address, address),
    );
    if ((await tx.$count(pharmacies, known)) > 0) return false;
    const [row] = await tx
      .insert(pharmacies)
      .values({ ...place, name, address })
      .returning({ id: pharmacies.id });
    await audit.record(ctx, {
      action: 'pharmacy.added',
      subjectType: 'pharmacy',
      subjectId: row?.id ?? '',
      details: { city, chain, name, address, by: 'command' },
    });
    return true;
  });
}
