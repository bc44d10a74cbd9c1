import { eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { registeredPharmacist } from '@/api/registrations/schemas';
import { isAdmin } from '@/lib/access/belongs';
import { can } from '@/lib/access/permissions';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { displayName, fullName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import {
  chains,
  cities,
  marks,
  pharmacies,
  pharmacyCategories,
  regions,
  sectors,
} from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Ctx, SignedIn } from '../../http/context';
import { mayTakeBack, visitsOpen } from '../trainings/may-manage';
import { pharmacyOf } from '../trainings/registrations-seen';

const row = trainingRegistrations;
const recorders = alias(users, 'recorder');
const visitors = alias(users, 'visit_keeper');
/** City of a training's hall, as distinct from the pharmacy's city. */
const halls = alias(cities, 'hall_city');

/** Name of an account or a guest, the surname first, for conditions and sorts. */
export const personName = sql<string>`coalesce(${users.lastName} || ' ' || ${users.firstName} || ' ' || coalesce(${users.middleName}, ''),
  (${row.guest} ->> 'lastName') || ' ' || (${row.guest} ->> 'firstName') || ' ' || (${row.guest} ->> 'middleName'), '')`;
export const contacts = sql<string>`coalesce(${users.phone}, ${row.guest} ->> 'phone', '') || ' ' || coalesce(${users.email}, ${row.guest} ->> 'email', '')`;

const waitingPosition = sql<number | null>`case when ${row.state} = 'waiting' then (
  select count(*) from training_registrations line where line.training_id = ${row.trainingId}
    and line.state = 'waiting' and line.id <= ${row.id}) end`.mapWith((count: unknown) => Number(count));

/**
 * Selects registrations with people and their places of work, without the total: a file reads them page by page, and
 * each page would count all remaining rows. A condition names only trainings, users, pharmacies and cities.
 */
export function selectRegistered({ db }: Pick<Ctx, 'db'>, where?: SQL) {
  return db
    .select({
      id: row.id,
      row,
      user: users,
      training: trainings,
      topic: trainingTopics.name,
      mark: marks.name,
      markId: marks.slug,
      hall: halls.name,
      pharmacy: { name: pharmacies.name, address: pharmacies.address },
      chain: { id: chains.id, name: chains.name },
      category: { id: pharmacyCategories.id, name: pharmacyCategories.name },
      region: { id: regions.id, name: regions.name },
      area: { id: sectors.id, name: sectors.name },
      city: { id: cities.id, name: cities.name },
      recorder: { id: recorders.id, firstName: recorders.firstName, lastName: recorders.lastName },
      visitedBy: { firstName: visitors.firstName, lastName: visitors.lastName },
      waitingPosition,
    })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .leftJoin(halls, eq(halls.id, trainings.cityId))
    .leftJoin(users, eq(users.id, row.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, pharmacyOf))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .leftJoin(pharmacyCategories, eq(pharmacyCategories.id, pharmacies.categoryId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(sectors, eq(sectors.id, pharmacies.sectorId))
    .leftJoin(recorders, eq(recorders.id, row.recordedById))
    .leftJoin(visitors, eq(visitors.id, row.visitedById))
    .where(where);
}

/** Selects the ids of the same rows, for a count, with the joins that a condition may name. */
export function registeredIds({ db }: Pick<Ctx, 'db'>, where?: SQL) {
  return db
    .select({ id: row.id })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .leftJoin(users, eq(users.id, row.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, pharmacyOf))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(where);
}
export type RegisteredRow = Awaited<ReturnType<typeof selectRegistered>>[number];

const GONE = 'Удалённый участник';

/** Maps names and contacts of an account or a guest; of an erased person they are blank. */
export function presentPerson({ user, row: { guest }, ...place }: RegisteredRow) {
  const known = user && !user.erasedAt ? user : guest;
  const { pharmacy, chain, category, region, area, city } = place;
  return {
    fullName: (known && fullName(known)) || GONE,
    lastName: known?.lastName ?? '',
    firstName: known?.firstName ?? '',
    middleName: known?.middleName ?? '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
    pharmacy: known && pharmacy ? { ...pharmacy, chain, category, region, area, city } : null,
  };
}

/**
 * Whether the viewer may remove the registration: before the start any viewer, later admins; never one with a visit.
 */
function mayRemove({ row: { visitedAt, state }, training }: RegisteredRow, viewer: SignedIn, now: Date) {
  if (visitedAt || (state !== 'registered' && state !== 'waiting')) return false;
  return training.startsAt > now || isAdmin(viewer);
}

/**
 * Whether the viewer sees contacts: of guests always, of accounts as leader or author of the training, or with
 * `people.see`.
 */
function seesContacts({ row: { userId }, training }: RegisteredRow, viewer: SignedIn): boolean {
  if (userId === null || can(viewer, 'people.see')) return true;
  return training.leaderId === viewer.id || training.authorId === viewer.id;
}

/** The same as a condition for searches: contacts that the viewer does not see must not be found. */
export function contactsSeen(viewer: SignedIn): SQL | undefined {
  if (can(viewer, 'people.see')) return undefined;
  return or(isNull(row.userId), eq(trainings.leaderId, viewer.id), eq(trainings.authorId, viewer.id));
}

function trainingOf({ training, topic, mark, markId, hall }: RegisteredRow) {
  const { type, status, startsAt, endsAt, address } = training;
  return {
    ...{ name: topic, markId, markName: mark, type, status, address, city: hall },
    slot: formatSlot(wallOf(training, MOSCOW_ZONE)),
    localSlot: formatSlot(wallOf(training, training.timeZone)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** Maps a registration for staff who see it. */
export function presentRegistered(
  found: RegisteredRow,
  viewer: SignedIn,
  now: Date,
): Of<typeof registeredPharmacist> {
  const { row: one, training, recorder, visitedBy } = found;
  return {
    id: one.id,
    trainingId: one.trainingId,
    training: trainingOf(found),
    state: one.state,
    visited: one.visitedAt !== null,
    canManage: mayRemove(found, viewer, now),
    canManageVisits: one.state === 'registered' && !one.visitedAt && visitsOpen(training, viewer, now),
    canTakeBack: mayTakeBack(one, viewer, now),
    user: { ...presentPerson(found), ...(seesContacts(found, viewer) ? {} : { phone: '', email: '' }) },
    userId: one.userId,
    isGuest: one.userId === null,
    source: one.source,
    since: one.since.toISOString(),
    waitingPosition: found.waitingPosition,
    recordedBy: recorder?.id ? { id: recorder.id, name: displayName(recorder) } : null,
    isConfirmed: one.state === 'registered' && one.confirmedAt !== null,
    presentAt: one.presentAt?.toISOString() ?? null,
    visitedAt: one.visitedAt?.toISOString() ?? null,
    visitedByName: (visitedBy && displayName(visitedBy)) || null,
    visitId: one.visitedAt && one.visitId,
    cancelReason: one.cancelReason,
    cancelledAt: one.cancelledAt?.toISOString() ?? null,
    isLateCancel: one.cancelledLate,
  };
}
