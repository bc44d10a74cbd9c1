import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AUTHORED_STATE_NAMES, AUTHORED_STATES, type AuthoredState } from '@/lib/domain/authored-state';
import { auditRecords } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { listMarks } from '../select/list';

type Flags = Record<'isPublished' | 'isHidden' | 'isArchived' | 'publishedAt', PgColumn>;

/** Condition: rows in `state` at `now`, by the same rule as `authoredState`. */
export function inAuthoredState(flags: Flags, state: AuthoredState, now: Date): SQL | undefined {
  const { isPublished, isHidden, isArchived, publishedAt } = flags;
  if (state === 'archived') return eq(isArchived, true);
  const shown = and(eq(isArchived, false), eq(isHidden, false));
  const out = and(shown, eq(isPublished, true));
  const states = {
    hidden: and(eq(isArchived, false), eq(isHidden, true)),
    draft: and(shown, eq(isPublished, false), isNull(publishedAt)),
    unpublished: and(shown, eq(isPublished, false), isNotNull(publishedAt)),
    scheduled: and(out, gt(publishedAt, now)),
    published: and(out, or(isNull(publishedAt), lte(publishedAt, now))),
  };
  return states[state];
}

/** Columns with the number of rows in each state. */
export const countsOfStates = (flags: Flags, now: Date) =>
  Object.fromEntries(
    AUTHORED_STATES.map((state) => [
      state,
      sql<number>`count(*) filter (where ${inAuthoredState(flags, state, now)})`.mapWith(Number),
    ]),
  );

export interface StateCount {
  value: AuthoredState;
  count: number;
}

/** A row of `countsOfStates` as a list. */
export const stateCounts = (row: Partial<Record<string, number>> | undefined): StateCount[] =>
  AUTHORED_STATES.map((value) => ({ value, count: row?.[value] ?? 0 }));

/** Returns the initial data of the list and the editor of tests or surveys, in one call. */
export async function authoredFacts(ctx: Ctx, counting: Promise<StateCount[]>) {
  const [brands, states] = await Promise.all([listMarks(ctx), counting]);
  return {
    id: 'new',
    marks: brands.items.map(({ slug, name }) => ({ value: slug, title: name })),
    questionTypes: [
      { value: 'single_choice', title: 'Один ответ' },
      { value: 'multiple_choice', title: 'Несколько ответов' },
    ],
    states: states.map((one) => ({ ...one, title: AUTHORED_STATE_NAMES[one.value] })),
  };
}

/** Column with the name of the row's last author, from the audit. */
export const changedLastBy = (subjectType: string, id: PgColumn) => sql<string | null>`(
  select ${users.fullName} from ${auditRecords} join ${users} on ${users.id} = ${auditRecords.actorId}
  where ${auditRecords.subjectType} = ${subjectType} and ${auditRecords.subjectId} = ${id}::text
  order by ${auditRecords.id} desc limit 1)`;
