import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { radarCount } from '@/api/representative/schemas';
import { isOneOf } from '@/lib/access/belongs';
import { representative, seesSectors } from '@/lib/access/roles';
import { signalsOf } from '@/lib/domain/radar/signals';
import { displayName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { pharmacies } from '../../db/schema/directory';
import { signalAnswers } from '../../db/schema/representative';
import { assignments, users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { named, rolesOf } from '../user/people-filters';
import { ownPharmacies } from './own-pharmacies';
import { personFacts, tooManyPeople } from './person-facts';
import { factsOf } from './radar';

/** Selects representatives with the ids of their assigned pharmacies in the viewer's sectors. */
function selectStaff(ctx: Ctx) {
  return ctx.db
    .select({
      id: users.id,
      lastName: users.lastName,
      firstName: users.firstName,
      pharmacyIds: sql<string[]>`jsonb_agg(${assignments.pharmacyId}::text)`,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .innerJoin(pharmacies, eq(pharmacies.id, assignments.pharmacyId))
    .where(
      and(
        ownPharmacies(ctx, true),
        isNull(users.erasedAt),
        eq(users.isArchived, false),
        exists(rolesOf(ctx, named(representative))),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(sql`${users.fullName} collate "und-x-icu"`), asc(users.id));
}

/** Selects the answers of these people to signals that are still silenced. */
function selectAnswers(ctx: Ctx, staffIds: readonly string[]) {
  const { userId, personId, kind, answer, silentUntil } = signalAnswers;
  return ctx.db
    .select({ userId, personId, kind, answer })
    .from(signalAnswers)
    .where(and(inArray(userId, [...staffIds]), gt(silentUntil, ctx.now())));
}

/**
 * Counts for each representative of the viewer's sectors the people who need attention and the representative's answers
 * within the last fourteen days. Empty without `allow_sector` or without the right to see sectors. 422 `list-too-long`.
 */
export async function listRadarCounts(ctx: Ctx, allowSector: boolean) {
  if (!allowSector || !isOneOf(seesSectors, viewerOf(ctx))) return { items: [], meta: {} };
  const staff = await selectStaff(ctx);
  const ids = staff.map(({ id }) => id);
  const [people, answers] = await Promise.all([
    personFacts(ctx, ownPharmacies(ctx, true)),
    ids.length > 0 ? selectAnswers(ctx, ids) : [],
  ]);
  if (!people) throw tooManyPeople();
  const signalled = people.map((row) => ({
    id: row.id,
    pharmacyId: row.pharmacy.id,
    kinds: signalsOf(factsOf(row), ctx.now()).map(({ kind }) => kind),
  }));
  const items = staff.map((one): Of<typeof radarCount> => {
    const own = answers.filter(({ userId }) => userId === one.id);
    const isSilent = (personId: string, kind: string) =>
      own.some((answer) => answer.personId === personId && answer.kind === kind);
    const theirs = signalled.filter(({ pharmacyId }) => one.pharmacyIds.includes(pharmacyId));
    return {
      id: one.id,
      name: displayName(one),
      pharmacies: one.pharmacyIds.length,
      people: theirs.length,
      open: theirs.filter(({ id, kinds }) => kinds.some((kind) => !isSilent(id, kind))).length,
      done: own.filter(({ answer }) => answer === 'done').length,
      later: own.filter(({ answer }) => answer === 'later').length,
    };
  });
  return { items, meta: {} };
}
