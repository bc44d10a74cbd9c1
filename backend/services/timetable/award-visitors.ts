import { and, asc, eq, gt, isNotNull, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { awardBody, awardeesQuery } from '@/api/awards/schemas';
import { fullName } from '@/lib/format/person';
import { marks, pharmacies } from '../../db/schema/directory';
import { ledgerEntries } from '../../db/schema/points';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import * as audit from '../audit/record';
import { postEntries } from '../points/post-entries';
import { trainingMissing } from '../trainings/find-slot';
import { lockTraining } from '../trainings/lock-trainings';
import { isPharmacist } from '../user/people-filters';

const row = trainingRegistrations;
const entry = ledgerEntries;
/** Entries posted in one statement; a webinar has no limit of people. */
const BATCH = 200;

/** Idempotency key in a person's ledger: a repeated call, even of another admin, pays nobody twice. */
const keyOf = (trainingId: string) => `award:training:${trainingId}`;

async function findTopic({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ topic: trainingTopics.name, markId: marks.id, markName: marks.name })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .where(eq(trainings.id, id));
  if (!found) throw trainingMissing();
  return found;
}

/** Condition: pharmacists who came and have an account in use, except the viewer. */
const came = (ctx: Ctx, id: string) =>
  and(
    ...[eq(row.trainingId, id), isNotNull(row.visitedAt), ne(users.id, viewerOf(ctx).id)],
    ...[isNull(users.erasedAt), eq(users.isArchived, false), isPharmacist(ctx)],
  );

const isUnpaid = ({ db }: Ctx, id: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(entry)
      .where(and(eq(entry.userId, users.id), eq(entry.idempotencyKey, keyOf(id)))),
  );

function selectPeople({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({ person: users, pharmacy: pharmacies.name })
    .from(row)
    .innerJoin(users, eq(users.id, row.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .where(where)
    .orderBy(asc(users.id));
}

async function countPeople({ db }: Ctx, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(row)
    .innerJoin(users, eq(users.id, row.userId))
    .where(where);
  return counted?.count ?? 0;
}

/** Lists people who would be paid, with the number of those paid already. 404. */
export async function listAwardees(ctx: Ctx, id: string, { page }: z.output<typeof awardeesQuery>) {
  const { markName } = await findTopic(ctx, id);
  const asked = pageRequest(page);
  const unpaid = and(came(ctx, id), isUnpaid(ctx, id));
  const guest = and(eq(row.trainingId, id), isNotNull(row.visitedAt), isNull(row.userId));
  const [people, total, all, guests] = await Promise.all([
    selectPeople(ctx, unpaid).limit(asked.limit).offset(asked.offset),
    countPeople(ctx, unpaid),
    countPeople(ctx, came(ctx, id)),
    ctx.db.$count(row, guest),
  ]);
  return {
    items: people.map(({ person, pharmacy }) => ({ id: person.id, name: fullName(person), pharmacy })),
    page: pageMeta(asked, total),
    meta: { markName, came: all, awarded: all - total, guests },
  };
}

/** Returns ids of people who would be paid; they are locked before the training (docs/decisions/0018). */
async function unpaidIds(ctx: Ctx, id: string): Promise<Set<string>> {
  const rows = await ctx.db
    .selectDistinct({ id: users.id })
    .from(row)
    .innerJoin(users, eq(users.id, row.userId))
    .where(and(came(ctx, id), isUnpaid(ctx, id)));
  return new Set(rows.map((one) => one.id));
}

/** Pays everybody who came and is not paid yet; people marked later are paid by another call. 404; 409. */
export async function awardVisitors(ctx: Ctx, id: string, { points, reason }: z.output<typeof awardBody>) {
  const { topic, markId } = await findTopic(ctx, id);
  const authorId = viewerOf(ctx).id;
  const locked = await unpaidIds(ctx, id);
  return inTransaction(alsoOf(ctx, ...locked), async (tx) => {
    // the lock serialises calls: the second sees whom the first has paid
    await lockTraining(tx, id);
    const unpaid = and(came(ctx, id), isUnpaid(ctx, id));
    let people = 0;
    // in the order of ids: every transaction that moves points locks balances in this order
    for (let afterId = '0'; ;) {
      const found = await selectPeople(ctx, and(unpaid, gt(users.id, afterId))).limit(BATCH);
      const last = found.at(-1);
      if (!last) break;
      const posted = await postEntries(
        tx,
        ctx,
        found
          .filter(({ person }) => locked.has(person.id))
          .map(({ person }) => ({
            ...{ userId: person.id, markId, amount: points, kind: 'award' as const, authorId },
            ...{ subjectType: 'training', subjectId: id, key: keyOf(id) },
            ...{ title: `Тренинг «${topic}»`, reason: reason ?? '' },
          })),
      );
      people += posted.length;
      afterId = last.person.id;
    }
    if (people === 0) {
      throw new AppError(409, 'nobody-to-award', 'Начислять некому: все, кто был, уже получили баллы.');
    }
    await audit.record(ctx, {
      ...{ action: 'training.awarded', subjectType: 'training', subjectId: id },
      details: { people, points },
    });
    return { id, people, points };
  });
}
