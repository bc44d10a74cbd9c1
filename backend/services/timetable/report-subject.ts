import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { reportFilter } from '@/api/registrations/report-schemas';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { mayManage } from '../trainings/may-manage';
import { visitsUnavailable } from './mark-visit';

export type ReportFilter = z.output<typeof reportFilter>;

/**
 * Throws unless the report's training or topic exists; used for the figures and for both ways to the file. Texts are
 * the specification's: 404 `training-missing`, `topic-missing`; 409 `visits-unavailable` for another leader's training.
 */
export async function assertReportSubject(ctx: Ctx, { trainingId, topicId }: ReportFilter): Promise<void> {
  if (trainingId !== undefined) {
    const { leaderId, authorId } = trainings;
    const [slot] = await ctx.db
      .select({ leaderId, authorId })
      .from(trainings)
      .where(eq(trainings.id, trainingId));
    if (!slot) throw notFound(REFUSAL_WORDS.slotMissing, 'training-missing');
    if (!mayManage(slot, viewerOf(ctx))) throw visitsUnavailable();
  }
  if (topicId === undefined) return;
  if ((await ctx.db.$count(trainingTopics, eq(trainingTopics.id, topicId))) > 0) return;
  throw notFound(REFUSAL_WORDS.topicMissing, 'topic-missing');
}
