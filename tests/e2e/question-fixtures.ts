import { CONSENT_COOKIE } from '@/lib/domain/cookie-groups';
import { givenQuestions, type GivenQuestions } from '../helpers/given-questions';
import type { Actor } from '../helpers/given';
import { expect, test as base } from './fixtures';
import { lettersTo } from './letters';

interface QuestionFixtures {
  questions: GivenQuestions;
  /** Signs in as another person in the same browser. */
  becomes: (who: Actor) => Promise<void>;
  /** Letters that the backend wrote to the address, as text. */
  lettersTo: (email: string) => string[];
}

/** Journeys of questions, with their own experts, questions and letters. */
export const test = base.extend<QuestionFixtures>({
  questions: async ({ deps, given }, use) => use(givenQuestions({ db: deps.database.db, given })),

  becomes: async ({ context, page, signInAs }, use) => {
    await use(async (who) => {
      // A response still on its way to the former person's page would restore their session. A window that has just
      // closed steps back in history, which aborts a navigation started then.
      await expect(async () => void (await page.goto('about:blank'))).toPass();
      // the answer about cookies belongs to the browser: without it the question would appear during axe
      await context.clearCookies({ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) });
      await signInAs(who);
    });
  },

  lettersTo: async ({}, use) => use(lettersTo),
});

export { expect };
