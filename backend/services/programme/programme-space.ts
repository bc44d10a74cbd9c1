import { and, eq, inArray, sql } from 'drizzle-orm';
import { programmeRepeatAfter } from '@/lib/domain/programme';
import { articles } from '../../db/schema/articles';
import { programmeEntries, programmeMembers, programmeMonths } from '../../db/schema/programme';
import { tests } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import { inState, isShownTest } from '../authoring/states';
import type { Space } from '../spaces/space';
import { payMember } from './pay-member';
import type { Programme } from './programme';

export interface ProgrammeSpace extends Space {
  programme: Programme;
}

/** Materials of the programme, paid by its own points up to its limit. */
export function programmeSpace(db: Db, programme: Programme): ProgrammeSpace {
  const { id: programmeId, finishAt } = programme;
  const months = () =>
    db
      .select({ id: programmeMonths.id })
      .from(programmeMonths)
      .where(eq(programmeMonths.programmeId, programmeId));
  const ownTests = inArray(tests.programmeMonthId, months());
  const ownArticles = inArray(articles.programmeMonthId, months());
  return {
    programme,
    tests: ownTests,
    articles: ownArticles,
    shownTests: (now) => and(ownTests, isShownTest(tests, now)),
    shownArticles: (now) => and(ownArticles, inState('article', articles, 'published', now)),
    hasCertificates: false,
    repeatAfter: (attempted) => programmeRepeatAfter({ ...attempted, finishAt }),
    pay: (tx, ctx, payment) => payMember(tx, ctx, programmeId, payment),
    paidFor: async (ctx, testId) => {
      const [paid] = await ctx.db
        .select({ points: sql<number>`coalesce(sum(${programmeEntries.amount}), 0)`.mapWith(Number) })
        .from(programmeEntries)
        .where(and(eq(programmeEntries.kind, 'test'), eq(programmeEntries.subjectId, testId)));
      return paid?.points ?? 0;
    },
    balanceOf: async (tx, userId) => {
      const [member] = await tx
        .select({ total: programmeMembers.total })
        .from(programmeMembers)
        .where(and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.userId, userId)));
      return member?.total ?? 0;
    },
  };
}
