import { and, eq, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { reportFilter } from '@/api/registrations/report-schemas';
import { isAdmin } from '@/lib/access/belongs';
import { trainingRegistrations } from '../../db/schema/registrations';
import type { Ctx, SignedIn } from '../../http/context';
import { narrow } from '../../http/listing';
import { ledBy } from '../trainings/may-manage';
import { reportConditions } from './list-registered';

export type ReportOf = z.output<typeof reportFilter> & {
  /**
   * Id of the leader to whose trainings the report is limited, as it holds contacts; set by the server, not by a
   * filter.
   */
  seenBy?: string | undefined;
};

/** Limits a report to its owner's trainings; a report of an admin has all. */
export const reportScope = (owner: SignedIn): Pick<ReportOf, 'seenBy'> =>
  isAdmin(owner) ? {} : { seenBy: owner.id };

/** Condition on the rows of a report: registrations with a seat, and late cancels. */
export function reportRows(ctx: Ctx, { seenBy, ...asked }: ReportOf): SQL | undefined {
  const own = seenBy === undefined ? undefined : ledBy(seenBy);
  const { state, cancelledLate } = trainingRegistrations;
  return and(or(eq(state, 'registered'), cancelledLate), narrow(reportConditions, ctx, asked), own);
}
