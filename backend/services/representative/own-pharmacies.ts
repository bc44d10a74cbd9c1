import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '@/lib/access/belongs';
import { seesSectors } from '@/lib/access/roles';
import { pharmacies } from '../../db/schema/directory';
import { viewerOf, type Ctx } from '../../http/context';
import { ofTerritory } from '../user/territory';

/**
 * The pharmacies this member of staff goes to: assigned ones, or with `allowSector`, for those it serves, of their
 * sectors. Whoever sees everyone goes to none but their own.
 */
export function ownPharmacies(ctx: Ctx, allowSector: boolean): SQL | undefined {
  const viewer = viewerOf(ctx);
  const wide = allowSector && isOneOf(seesSectors, viewer);
  return and(
    eq(pharmacies.isArchived, false),
    ofTerritory(ctx, viewer.id, sql`${pharmacies.id}`, wide ? 'sectors' : 'assigned'),
  );
}
