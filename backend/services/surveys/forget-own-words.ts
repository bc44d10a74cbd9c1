import { eq, inArray, sql } from 'drizzle-orm';
import { surveyOwnAnswers, surveyResponses } from '../../db/schema/surveys';
import type { Db } from '../../db/types';

/** Erases a person's own words from their responses; the chosen options stay, they name nobody. */
export async function forgetOwnWords(tx: Db, userId: string): Promise<void> {
  const own = eq(surveyResponses.userId, userId);
  const theirs = tx.select({ id: surveyResponses.id }).from(surveyResponses).where(own);
  await tx.delete(surveyOwnAnswers).where(inArray(surveyOwnAnswers.responseId, theirs));
  const blank = sql`coalesce((
    select jsonb_agg(answer || '{"ownAnswer": ""}') from jsonb_array_elements(${surveyResponses.answers}) answer), '[]')`;
  await tx.update(surveyResponses).set({ answers: blank }).where(own);
}
