import { and, eq } from 'drizzle-orm';
import { faqQuestions } from '../db/schema/questions';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../http/context';
import { notifyNotSent } from '../services/questions/notify-people';
import type { Outside } from './claim-deliveries';

/** Undoes the redirect of a question whose letter failed, unless it was redirected again since; notifies the sender. */
export async function undoRedirect(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { delivery, question, sender, letter }: Outside,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx
      .update(faqQuestions)
      .set({ redirectedTo: null, redirectedAt: null })
      .where(and(eq(faqQuestions.id, question.id), eq(faqQuestions.redirectedTo, letter.to)));
    const about = { ...question, to: letter.to, senderId: sender.id, deliveryId: delivery.id };
    await notifyNotSent({ db: tx, now }, about);
  });
}
