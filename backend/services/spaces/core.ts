import { and, isNull } from 'drizzle-orm';
import { repeatAfter } from '@/lib/domain/repeat';
import { articles } from '../../db/schema/articles';
import { tests } from '../../db/schema/tests';
import { pointsPaidFor } from '../authoring/reach';
import { inState } from '../authoring/states';
import { visibleItem } from '../learnings/visible-item';
import { postEntries } from '../points/post-entries';
import { readBalances } from '../points/read-balances';
import type { Space } from './space';

const ownTests = isNull(tests.programmeMonthId);
const ownArticles = isNull(articles.programmeMonthId);

/** The portal's own materials, paid by the ledger. */
export const CORE: Space = {
  tests: ownTests,
  articles: ownArticles,
  shownTests: (now) => and(ownTests, visibleItem(now)),
  shownArticles: (now) => and(inState('article', articles, 'published', now), ownArticles),
  hasCertificates: true,
  repeatAfter: ({ points, now }) => repeatAfter({ points, now }),
  pay: async (tx, ctx, { monthId: _, kind, ...payment }) => {
    await postEntries(tx, ctx, [{ ...payment, kind, subjectType: kind }]);
    return payment.amount;
  },
  paidFor: (ctx, testId) => pointsPaidFor(ctx, 'test', testId),
  balanceOf: async (db, userId, mark) => (await readBalances(db, userId))[mark] ?? 0,
};
