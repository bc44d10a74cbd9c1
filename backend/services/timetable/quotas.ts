import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { quotaBody, trainingQuota } from '@/api/quotas/schemas';
import { certificateNumber as letterCode, NUMBER_BYTES } from '@/lib/domain/certificate';
import { DAY_MS, moscowMidnight } from '@/lib/domain/moscow';
import type { Of } from '@/lib/json-api/resource';
import { chains, sectors } from '../../db/schema/directory';
import { trainingQuotas } from '../../db/schema/quotas';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { freeQuotas } from '../trainings/end-quotas';
import { readSlot, trainingMissing } from '../trainings/find-slot';
import { lockTraining, type Training } from '../trainings/lock-trainings';
import { mayManage } from '../trainings/may-manage';
import { countHeld, usedSeats } from '../trainings/quota-seats';
import { assertOpen } from '../trainings/seat-person';
import { lockManaged } from './find-managed';

type Asked = z.output<typeof quotaBody>;

const row = trainingQuotas;

function select({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({ quota: row, chain: chains.name, area: sectors.name, used: usedSeats(sql`${row.id}`) })
    .from(row)
    .leftJoin(chains, eq(chains.id, row.chainId))
    .leftJoin(sectors, eq(sectors.id, row.areaId))
    .where(where);
}
type Found = Awaited<ReturnType<typeof select>>[number];

function present({ quota, chain, area, used }: Found): Of<typeof trainingQuota> {
  const { id, kind, seats, until, note, code, endedAt } = quota;
  return {
    ...{ id, kind, seats, used, note, code, name: chain ?? area },
    until: until?.toISOString() ?? null,
    isEnded: endedAt !== null,
  };
}

/** Seats that are neither taken nor kept; null without a limit. */
async function freeSeats(ctx: Ctx, { id, capacity, taken }: Training): Promise<number | null> {
  return capacity === null ? null : capacity - taken - (await countHeld(ctx, id));
}

/** Lists quotas of a training, the latest first. 404 for another leader's training. */
export async function listQuotas(ctx: Ctx, id: string) {
  const [training] = await ctx.db.select().from(trainings).where(eq(trainings.id, id));
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
  const found = await select(ctx, eq(row.trainingId, id)).orderBy(desc(row.id));
  const isOpen = training.status === 'planned' && training.startsAt > ctx.now();
  return { items: found.map(present), meta: { free: await freeSeats(ctx, training), isOpen } };
}

/** Returns the end of a quota: the end of its last day, or null if the start of the training comes first. */
function untilOf(ctx: Ctx, { startsAt }: Training, untilDay: string | null): Date | null {
  if (untilDay === null) return null;
  const until = new Date(moscowMidnight(untilDay).getTime() + DAY_MS);
  if (until <= ctx.now()) throw wrongField('until_day', 'in-past', 'Этот день уже прошёл.');
  return until >= startsAt ? null : until;
}

async function whoseOf({ db }: Ctx, { kind, chainId, areaId }: Asked) {
  if (kind === 'link') return { code: letterCode(randomBytes(NUMBER_BYTES)) };
  if (kind === 'chain') {
    if ((await db.$count(chains, eq(chains.id, chainId ?? ''))) > 0) return { chainId };
    throw wrongField('chain_id', 'chain-missing', 'Выберите сеть из списка.');
  }
  if ((await db.$count(sectors, eq(sectors.id, areaId ?? ''))) > 0) return { areaId };
  throw wrongField('area_id', 'area-missing', 'Выберите территорию из списка.');
}

/**
 * Keeps free seats for a quota. 404 for another leader's training; 409 `training-started`, `training-cancelled`,
 * `no-limit`; 422 on fields.
 */
export async function keepSeats(ctx: Ctx, id: string, asked: Asked) {
  return inTransaction(ctx, async (tx) => {
    const training = await lockManaged(ctx, tx, id);
    assertOpen(training, ctx.now());
    const free = await freeSeats(ctx, training);
    if (free === null) {
      throw new AppError(409, 'no-limit', 'Мест без ограничения: откладывать нечего.');
    }
    if (asked.seats > free) {
      throw wrongField('seats', 'too-many', `Свободно ${String(free)}: больше отложить нельзя.`);
    }
    const { kind, seats, note } = asked;
    const values = {
      ...{ trainingId: id, kind, seats, note: note ?? '', authorId: viewerOf(ctx).id },
      ...{ until: untilOf(ctx, training, asked.untilDay), createdAt: ctx.now() },
      ...(await whoseOf(ctx, asked)),
    };
    const [made] = await tx.insert(row).values(values).returning({ id: row.id });
    const [found] = await select(ctx, eq(row.id, made?.id ?? ''));
    if (!found) throw trainingMissing();
    await audit.record(ctx, {
      ...{ action: 'training.seats-kept', subjectType: 'training', subjectId: id },
      details: { quotaId: found.quota.id, kind, seats },
    });
    return present(found);
  });
}

const quotaMissing = () => notFound('Таких мест нет.', 'quota-missing');

/**
 * Ends a quota; its free seats go to the line first, then to everybody. Idempotent. 404 for another leader's training.
 */
export async function endQuota(ctx: Ctx, id: string): Promise<void> {
  const [known] = await ctx.db
    .select({ training: trainings })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(eq(row.id, id));
  if (!known || !mayManage(known.training, viewerOf(ctx))) throw quotaMissing();
  const trainingId = known.training.id;
  await inTransaction(ctx, async (tx) => {
    await lockTraining(tx, trainingId);
    if (!(await freeQuotas(ctx, trainingId, eq(row.id, id)))) return;
    await audit.record(ctx, {
      ...{ action: 'training.seats-freed', subjectType: 'training', subjectId: trainingId },
      details: { quotaId: id },
    });
  });
}

/** Returns the training of an invitation. 404 for a code that is unknown, revoked or used up. */
export async function readInvitation(ctx: Ctx, code: string) {
  const isLeft = sql`${row.seats} > ${usedSeats(sql`${row.id}`)}`;
  const [found] = await ctx.db
    .select({ trainingId: row.trainingId })
    .from(row)
    .where(and(eq(row.code, code), isNull(row.endedAt), isLeft));
  if (!found)
    throw notFound('Приглашение не действует: места по нему заняты или его отозвали.', 'invitation-over');
  return readSlot(ctx, found.trainingId);
}
