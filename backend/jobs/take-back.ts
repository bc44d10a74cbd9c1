import { and, eq } from 'drizzle-orm';
import { faqQuestions } from '../db/schema/questions';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../http/context';
import { tellNotSent } from '../services/questions/tell';
import type { Outside } from './claim-deliveries';

/** A question that reached nobody outside stands as not redirected, unless it went to another since; who sent it is told. */
export async function takeBack(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { delivery, question, sender, letter }: Outside,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx
      .update(faqQuestions)
      .set({ redirectedTo: null, redirectedAt: null })
      .where(and(eq(faqQuestions.id, question.id), eq(faqQuestions.redirectedTo, letter.to)));
    const about = { ...question, to: letter.to, senderId: sender.id, deliveryId: delivery.id };
    await tellNotSent({ db: tx, now }, about);
  });
}
