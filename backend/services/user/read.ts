import { and, eq, isNull, sql } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { totalPoints } from '@/lib/domain/ledger';
import { ordersNeedConfirmation } from '../../config';
import { chains, cities, marks, pharmacies, sectors } from '../../db/schema/directory';
import { notifications } from '../../db/schema/notifications';
import { balances } from '../../db/schema/points';
import { siteMetadata } from '../../db/schema/site';
import { files } from '../../db/schema/system';
import { roles, userRoles, users, userSectors } from '../../db/schema/users';
import { mediaUrl } from '../../files/store';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';

const markPoints = sql<Record<string, number>>`coalesce((
  select jsonb_object_agg(${marks.slug}, ${balances.balance}) from ${balances}
  join ${marks} on ${marks.id} = ${balances.markId} where ${balances.userId} = ${users.id}), '{}')`;

type FileRow = typeof files.$inferSelect;

/** Maps a stored picture to its shape in resources. */
export function imageOf(file: FileRow) {
  return {
    name: file.name,
    fileName: file.storageKey.split('/').pop() ?? file.storageKey,
    uuid: file.id,
    previewUrl: mediaUrl(file.previewKey ?? file.storageKey),
    originalUrl: mediaUrl(file.storageKey),
    order: 0,
    customProperties: {},
    extension: file.extension,
    size: file.size,
  };
}

/** Columns of the current user alone: roles, sectors, unread notifications, technical work. */
const standing = {
  roles: sql<{ id: string; name: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', ${roles.id}::text, 'name', ${roles.name}) order by ${roles.name})
    from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.roleId}
    where ${userRoles.userId} = ${users.id}), '[]')`,
  unread: sql<number>`(
    select count(*) from ${notifications}
    where ${notifications.userId} = ${users.id} and ${notifications.readAt} is null)`.mapWith(Number),
  work: sql<string | null>`(
    select coalesce(${siteMetadata.content}->>'text', '') from ${siteMetadata}
    where ${siteMetadata.name} = 'technical-work' and ${siteMetadata.content}->>'isOn' = 'true')`,
  sector: sql<string | null>`coalesce((
    select string_agg(${sectors.name}, ', ' order by ${sectors.name}) from ${userSectors}
    join ${sectors} on ${sectors.id} = ${userSectors.sectorId} where ${userSectors.userId} = ${users.id}),
    (select ${sectors.name} from ${sectors} where ${sectors.id} = ${pharmacies.sectorId}))`,
};

/** Reads a person in one statement: every page asks for its person. */
async function findUser<More extends Partial<typeof standing>>(ctx: Ctx, id: string, more: More) {
  const columns = { user: users, pharmacy: pharmacies, city: cities.name, chain: chains.name, avatar: files };
  const [row] = await ctx.db
    .select({ ...columns, markPoints, ...more })
    .from(users)
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(and(eq(users.id, id), isNull(users.erasedAt)));
  if (!row) throw notFound('Пользователь не найден.', 'user-missing');
  return row;
}

type Found = Awaited<ReturnType<typeof findUser<object>>>;

function present({ user, pharmacy, city, chain, avatar, markPoints: points }: Found) {
  const place = pharmacy && {
    id: pharmacy.id,
    name: pharmacy.name,
    city: city ?? '',
    cityId: pharmacy.cityId,
    chain: chain ?? '',
    address: pharmacy.address,
  };
  return {
    id: user.id,
    firstName: user.firstName,
    middleName: user.middleName || null,
    lastName: user.lastName,
    birthday: user.birthday,
    phone: user.phone,
    email: user.email ?? '',
    telegram: user.telegram,
    pharmacyId: user.pharmacyId,
    jobStatus: user.jobStatus,
    mailingAgreement: user.mailingAgreement,
    avatar: avatar && imageOf(avatar),
    totalPoints: totalPoints(points),
    markPoints: points,
    pharmacy: place,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    pharmacyConfirmedAt: user.pharmacyConfirmedAt?.toISOString() ?? null,
  };
}

/**
 * Returns a person's profile with points by mark. 404 `user-missing`. The caller checks whether the viewer may see it.
 */
export async function readUser(ctx: Ctx, id: string) {
  return present(await findUser(ctx, id, {}));
}

/** The signed-in person (specification, section 3, 'current user'). */
export async function readMe(ctx: Ctx) {
  const viewer = viewerOf(ctx);
  const found = await findUser(ctx, viewer.id, standing);
  const { user } = found;
  return {
    ...present(found),
    roles: found.roles,
    permissions: [...viewer.permissions],
    createdAt: user.createdAt.toISOString(),
    lastActivityAt: user.lastActivityAt?.toISOString() ?? null,
    sector: found.sector,
    chainLocked: viewer.chainLocked,
    motivationId: user.motivationId,
    motivationMarkPoints: 0,
    ordersNeedConfirmation: ordersNeedConfirmation(ctx.config),
    unreadNotifications: found.unread,
    technicalWork: can(viewer, 'technical-work.bypass') ? null : found.work,
  };
}
