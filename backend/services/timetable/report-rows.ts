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
  /** Whose trainings alone: contacts are in it; no filter that anybody asks for. */
  seenBy?: string | undefined;
};

/** What of the trainings a report holds for its owner: their own, or all. */
export const reportScope = (owner: SignedIn): Pick<ReportOf, 'seenBy'> =>
  isAdmin(owner) ? {} : { seenBy: owner.id };

/** Rows of a report: everybody with a seat, and who gave one up late. */
export function reportRows(ctx: Ctx, { seenBy, ...asked }: ReportOf): SQL | undefined {
  const own = seenBy === undefined ? undefined : ledBy(seenBy);
  const { state, cancelledLate } = trainingRegistrations;
  return and(or(eq(state, 'registered'), cancelledLate), narrow(reportConditions, ctx, asked), own);
}
