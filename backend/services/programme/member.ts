import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { member as shape, monthlyPoints } from '@/api/programme/schemas';
import { can } from '@/lib/access/permissions';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import {
  courseRatings,
  programmeEntries,
  programmeMembers,
  programmeMonths,
} from '../../db/schema/programme';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { lockMember } from './pay-member';
import type { ProgrammeSpace } from './programme-space';

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Entries of a person, the newest first. */
function entriesOf({ db }: Ctx, programmeId: string, userId: string) {
  return db
    .select({ entry: programmeEntries, mark: marks.slug })
    .from(programmeEntries)
    .innerJoin(programmeMembers, eq(programmeMembers.id, programmeEntries.memberId))
    .innerJoin(marks, eq(marks.id, programmeEntries.markId))
    .where(and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.userId, userId)))
    .orderBy(desc(programmeEntries.id));
}

async function knownMember({ db }: Ctx, programmeId: string, userId: string) {
  const own = and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.userId, userId));
  const [row] = await db.select().from(programmeMembers).where(own);
  return row;
}

/** Creates the member's row at the first call; the account refers to it as the motivation id. */
function makeMember(ctx: Ctx, programmeId: string, userId: string) {
  return inTransaction(ctx, async (tx) => {
    const member = await lockMember(tx, { programmeId, userId, now: ctx.now() });
    const unnamed = and(eq(users.id, userId), isNull(users.motivationId));
    await tx.update(users).set({ motivationId: member.id }).where(unnamed);
    return member;
  });
}

/** Returns the viewer as a member: points by brand and in total. */
export async function getMember(ctx: Ctx, { programme }: ProgrammeSpace): Promise<Of<typeof shape>> {
  const userId = viewerOf(ctx).id;
  const member =
    (await knownMember(ctx, programme.id, userId)) ?? (await makeMember(ctx, programme.id, userId));
  const markPoints: Record<string, number> = {};
  for (const { entry, mark } of await entriesOf(ctx, programme.id, userId)) {
    markPoints[mark] = (markPoints[mark] ?? 0) + entry.amount;
  }
  return {
    ...{ id: member.id, markPoints, totalPoints: member.total, limit: PROGRAMME_LIMIT },
    finishAt: programme.finishAt.toISOString(),
    // a person outside the regions was refused before this call
    regionAllowed: true,
  };
}

/** Lists a person's points by month, with their entries. 404 for another person's id without `programme.close`. */
export async function listMonthlyPoints(ctx: Ctx, { programme }: ProgrammeSpace, id: string) {
  const viewer = viewerOf(ctx);
  if (id !== viewer.id && !(can(viewer, 'programme.close') && (await knownMember(ctx, programme.id, id))))
    throw notFound('Такого пользователя нет.', 'user-missing');
  const [months, rows] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(programmeMonths), rating: courseRatings.rating })
      .from(programmeMonths)
      .leftJoin(
        courseRatings,
        and(eq(courseRatings.monthId, programmeMonths.id), eq(courseRatings.userId, id)),
      )
      .where(eq(programmeMonths.programmeId, programme.id))
      .orderBy(asc(programmeMonths.startAt)),
    entriesOf(ctx, programme.id, id),
  ]);
  const now = ctx.now();
  const items = months.map(
    ({ id: monthId, month, title, startAt, endAt, rating }): Of<typeof monthlyPoints> => {
      const own = rows
        .filter(({ entry }) => entry.monthId === monthId)
        .map(({ entry, mark }) => ({ ...entry, mark }));
      const of = (kind: string) => sumOf(own.filter((entry) => entry.kind === kind));
      const closesAt = endAt < programme.finishAt ? endAt : programme.finishAt;
      return {
        ...{ id: month, month, title, points: sumOf(own), tests: of('test'), videos: of('video') },
        isOpen: now >= startAt && now < closesAt,
        startsAt: startAt.toISOString(),
        closesAt: closesAt.toISOString(),
        rating,
        lines: own.map(({ amount, mark, createdAt, ...entry }) => ({
          ...{ id: entry.id, title: entry.title, kind: entry.kind, cappedFrom: entry.cappedFrom },
          ...{ markId: mark, points: amount, createdAt: createdAt.toISOString() },
        })),
      };
    },
  );
  const total = sumOf(rows.map(({ entry }) => entry));
  return { items, meta: { total, limit: PROGRAMME_LIMIT, left: PROGRAMME_LIMIT - total } };
}
