import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '@/lib/access/belongs';
import { seesSectors } from '@/lib/access/roles';
import { pharmacies } from '../../db/schema/directory';
import { viewerOf, type Ctx } from '../../http/context';
import { ofTerritory } from '../user/territory';

/**
 * Condition: pharmacies that this member of staff visits: the assigned ones or, with `allowSector` and the right to see
 * sectors, those of their sectors. Staff who see everyone visit their assigned pharmacies only.
 */
export function ownPharmacies(ctx: Ctx, allowSector: boolean): SQL | undefined {
  const viewer = viewerOf(ctx);
  const wide = allowSector && isOneOf(seesSectors, viewer);
  return and(
    eq(pharmacies.isArchived, false),
    ofTerritory(ctx, viewer.id, sql`${pharmacies.id}`, wide ? 'sectors' : 'assigned'),
  );
}
