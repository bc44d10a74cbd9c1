import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/lib/domain/moscow';
import { GIFT_SHARE, MISSED_DAYS, type SignalKind } from '@/lib/domain/radar/signals';
import { chains, cities, pharmacies } from '../../db/schema/directory';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { gifts } from '../../db/schema/orders';
import { balances } from '../../db/schema/points';
import { signalAnswers } from '../../db/schema/representative';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { mostRows } from '../../db/first-rows';
import { users } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { visibleItem } from '../learnings/visible-item';
import { openWave } from '../orders/shop';
import { isAtWork, isPharmacist } from '../user/people-filters';

/** Selects the newest item that the person has begun and not finished. */
const unfinishedOf = (ctx: Ctx) =>
  ctx.db
    .select({
      title: learningItems.title,
      startedAt: learningProgress.startedAt,
      touchedAt: learningProgress.updatedAt,
    })
    .from(learningProgress)
    .innerJoin(learningItems, eq(learningItems.id, learningProgress.itemId))
    .where(
      and(
        eq(learningProgress.userId, users.id),
        isNull(learningProgress.finishedAt),
        isNull(learningProgress.lastAccrualPointsAt),
        visibleItem(ctx.now()),
      ),
    )
    .orderBy(desc(learningProgress.updatedAt))
    .limit(1)
    .as('unfinished');

/** Selects the available gift that needs the fewest further points; none outside a wave or in a locked chain. */
const giftOf = (ctx: Ctx, isOpen: boolean) =>
  ctx.db
    .select({ name: gifts.name, price: gifts.price, balance: balances.balance })
    .from(balances)
    .innerJoin(gifts, eq(gifts.markId, balances.markId))
    .where(
      and(
        eq(balances.userId, users.id),
        isOpen ? undefined : sql`false`,
        eq(gifts.isVisible, true),
        eq(gifts.isAvailable, true),
        gt(gifts.amount, 0),
        gt(gifts.price, balances.balance),
        gte(balances.balance, sql`ceil(${gifts.price} * ${GIFT_SHARE}::numeric)`),
        chainsOpen(ctx),
      ),
    )
    .orderBy(asc(sql`${gifts.price} - ${balances.balance}`), asc(gifts.id))
    .limit(1)
    .as('gift');

function chainsOpen({ config }: Ctx): SQL | undefined {
  const locked = config.LOCKED_PHARMACY_CHAINS;
  return locked.length > 0 ? or(isNull(chains.name), notInArray(chains.name, [...locked])) : undefined;
}

const others = alias(trainingRegistrations, 'others');

/** Selects the last training where the person had a seat and was not marked as present, while others were. */
function missedOf(ctx: Ctx) {
  const row = trainingRegistrations;
  const somebodyCame = ctx.db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.trainingId, trainings.id), isNotNull(others.visitedAt)));
  return ctx.db
    .select({ topic: trainingTopics.name, at: trainings.startsAt })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .where(
      and(
        eq(row.userId, users.id),
        eq(row.state, 'registered'),
        isNull(row.visitedAt),
        eq(trainings.status, 'planned'),
        lt(trainings.endsAt, ctx.now()),
        gt(trainings.startsAt, new Date(ctx.now().getTime() - (MISSED_DAYS + 1) * DAY_MS)),
        exists(somebodyCame),
      ),
    )
    .orderBy(desc(trainings.startsAt))
    .limit(1)
    .as('missed');
}

/** SQL for kinds of the person's signals that the viewer has answered and that are still silenced. */
const silentOf = (ctx: Ctx) =>
  sql<SignalKind[]>`coalesce((${ctx.db
    .select({ kinds: sql`jsonb_agg(distinct ${signalAnswers.kind})` })
    .from(signalAnswers)
    .where(
      and(
        eq(signalAnswers.userId, viewerOf(ctx).id),
        eq(signalAnswers.personId, users.id),
        gt(signalAnswers.silentUntil, ctx.now()),
      ),
    )}), '[]'::jsonb)`;

/** Most people of one radar; the representatives of a larger sector have radars of their own. */
const MOST_PEOPLE = 5000;

/** 422 `list-too-long`: a list too long to be summed up is refused, never cut (docs/decisions/0025). */
export const tooManyPeople = () =>
  new AppError(
    422,
    'list-too-long',
    'В этих аптеках больше 5 000 человек: для стольких поводы не посчитать. Откройте «Мои аптеки» или одну аптеку.',
  );

/** Reads the radar's facts of everybody who works in these pharmacies, in one statement. Null for too many people. */
export async function personFacts(ctx: Ctx, ofPharmacies: SQL | undefined) {
  const wave = await openWave(ctx.db, ctx.now());
  const [unfinished, gift, missed] = [unfinishedOf(ctx), giftOf(ctx, wave !== null), missedOf(ctx)];
  const rows = await ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
      jobStatus: users.jobStatus,
      phone: users.phone,
      joinedAt: users.createdAt,
      lastActivityAt: users.lastActivityAt,
      pharmacy: { id: pharmacies.id, name: pharmacies.name, address: pharmacies.address, city: cities.name },
      unfinished: {
        title: unfinished.title,
        startedAt: unfinished.startedAt,
        touchedAt: unfinished.touchedAt,
      },
      gift: { name: gift.name, price: gift.price, balance: gift.balance },
      missed: { topic: missed.topic, at: missed.at },
      silent: silentOf(ctx),
    })
    .from(users)
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .leftJoinLateral(unfinished, sql`true`)
    .leftJoinLateral(gift, sql`true`)
    .leftJoinLateral(missed, sql`true`)
    .where(and(ofPharmacies, isNull(users.erasedAt), isAtWork(), isPharmacist(ctx)))
    .orderBy(asc(users.id))
    .limit(mostRows(MOST_PEOPLE + 1));
  return rows.length > MOST_PEOPLE ? null : rows;
}
export type FactsRow = NonNullable<Awaited<ReturnType<typeof personFacts>>>[number];
