import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { userListQuery } from '@/api/user/schemas';
import { activityStatus, seesAsFar, sightOf, type Sight } from '@/lib/domain/territory';
import { toSnake } from '@/lib/json-api/case';
import * as path from '@/lib/routes/path';
import {
  chains,
  cities,
  pharmacies,
  pharmacyCategories,
  regions,
  sectors,
} from '../../../db/schema/directory';
import { users } from '../../../db/schema/users';
import type { Ctx, SignedIn } from '../../../http/context';
import { narrow } from '../../../http/listing';
import { earnedWithin, pointsOf } from '../../../services/people/points-of';
import { isActive, isPharmacist, peopleFilters } from '../../../services/user/people-filters';
import { ofTerritory } from '../../../services/user/territory';
import { exportKind, type ExportColumn, type ExportCtx } from '../export-kind';

const listed = userListQuery.shape.filter.unwrap().shape;

/** The filters of the list's call; a body has camelCase names where a query keeps those of the wire. */
const filter = z.strictObject({
  ...{ search: listed.search, mark: listed.mark, active: listed.active, archived: listed.archived },
  ...{ regionId: listed.region_id, cityId: listed.city_id, chainId: listed.chain_id },
  ...{ pharmacyId: listed.pharmacy_id, categoryId: listed.category_id, areaId: listed.area_id },
  ...{ pointsFrom: listed.points_from, pointsTo: listed.points_to, quietDays: listed.quiet_days },
  /** Whether the whole sectors of the viewer are listed, for viewers who have sectors. */
  sector: z.literal('1').optional(),
});

type PeopleFilter = NonNullable<z.output<typeof userListQuery>['filter']>;
type Filter = z.output<typeof filter> & {
  /** The viewer and how far they see, without and with the sector; set by the server, never by a call. */
  staffId?: string | undefined;
  sights?: readonly [Sight, Sight] | undefined;
};

const from = (ctx: ExportCtx, where: SQL | undefined) =>
  ctx.db
    .select({
      id: users.id,
      user: users,
      isActive: sql<boolean>`coalesce(${isActive(ctx)}, false)`,
      pharmacy: { name: pharmacies.name, address: pharmacies.address },
      city: cities.name,
      region: regions.name,
      chain: chains.name,
      category: pharmacyCategories.name,
      area: sectors.name,
      earned: pointsOf(ctx, 'earned').as('earned'),
      spent: pointsOf(ctx, 'spent').as('spent'),
      total: pointsOf(ctx, 'balance').as('total'),
    })
    .from(users)
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .leftJoin(pharmacyCategories, eq(pharmacyCategories.id, pharmacies.categoryId))
    .leftJoin(sectors, eq(sectors.id, pharmacies.sectorId))
    .where(where);
type Row = Awaited<ReturnType<typeof from>>[number];

const COLUMNS: readonly ExportColumn<Row>[] = [
  { title: '№', width: 8, cell: ({ id }) => Number(id) },
  { title: 'Фамилия', width: 18, cell: ({ user }) => user.lastName },
  { title: 'Имя', width: 14, cell: ({ user }) => user.firstName },
  { title: 'Отчество', width: 18, cell: ({ user }) => user.middleName },
  { title: 'Должность', width: 20, cell: ({ user }) => user.jobStatus },
  { title: 'Телефон', width: 16, cell: ({ user }) => user.phone },
  { title: 'E-mail', width: 26, cell: ({ user }) => user.email },
  { title: 'Аптека', width: 24, cell: ({ pharmacy }) => pharmacy?.name ?? null },
  { title: 'Адрес аптеки', width: 30, cell: ({ pharmacy }) => pharmacy?.address ?? null },
  { title: 'Город', width: 18, cell: ({ city }) => city },
  { title: 'Регион', width: 22, cell: ({ region }) => region },
  { title: 'Сеть', width: 18, cell: ({ chain }) => chain },
  { title: 'Категория', width: 14, cell: ({ category }) => category },
  { title: 'Территория', width: 22, cell: ({ area }) => area },
  {
    title: 'Статус',
    width: 18,
    cell: ({ user, isActive: active }) =>
      user.isArchived ? 'В архиве' : user.leftAt ? 'Больше не работает' : activityStatus(active),
  },
  { title: 'Начислено', width: 12, cell: ({ earned }) => earned },
  { title: 'Потрачено', width: 12, cell: ({ spent }) => spent },
  { title: 'На счёте', width: 12, cell: ({ total }) => total },
  { title: 'Последний заход (МСК)', cell: ({ user }) => user.lastActivityAt },
  { title: 'На портале с (МСК)', cell: ({ user }) => user.createdAt },
];

/** The sight that the list was made with. */
const usedSight = ({ sights = ['nobody', 'nobody'], sector }: Filter): Sight => sights[sector ? 1 : 0];

function where(ctx: Ctx, { filter: asked = {} }: { filter?: Filter | undefined }): SQL | undefined {
  const { staffId = '', sights: _sights, sector: _sector, pointsFrom, pointsTo, mark, ...rest } = asked;
  const sight = usedSight(asked);
  const seen = ofTerritory(ctx, staffId, sql`${users.pharmacyId}`, sight);
  return and(
    isNull(users.erasedAt),
    isPharmacist(ctx),
    sight === 'everyone' ? undefined : sight === 'nobody' ? sql`false` : seen,
    narrow(peopleFilters, ctx, toSnake(rest) as PeopleFilter),
    earnedWithin(ctx, mark, pointsFrom, pointsTo),
  );
}

/** People of a territory under a filter, with their contacts. */
export const pharmacistsExport = exportKind<Filter, Row>({
  title: 'Фармацевты',
  page: path.pharmacists(),
  needs: 'people.see',
  filter: filter.optional(),
  scope: ({ id, roles }: SignedIn) => ({
    staffId: id,
    sights: [sightOf(roles, false), sightOf(roles, true)] as const,
  }),
  isWithinScope: ({ roles }, asked) => seesAsFar(sightOf(roles, asked.sector === '1'), usedSight(asked)),
  where,
  key: users.id,
  from,
  columns: () => COLUMNS,
});
