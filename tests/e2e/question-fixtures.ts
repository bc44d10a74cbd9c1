import { CONSENT_COOKIE } from '@/lib/domain/cookie-groups';
import { givenQuestions, type GivenQuestions } from '../helpers/given-questions';
import type { Actor } from '../helpers/given';
import { expect, test as base } from './fixtures';
import { lettersTo } from './letters';

interface QuestionFixtures {
  questions: GivenQuestions;
  /** Signs in as somebody else in the same browser. */
  becomes: (who: Actor) => Promise<void>;
  /** Letters the backend has written to the address, as text. */
  lettersTo: (email: string) => string[];
}

/** The journeys of questions: experts and questions of their own, and the letters they bring. */
export const test = base.extend<QuestionFixtures>({
  questions: async ({ deps, given }, use) => use(givenQuestions({ db: deps.database.db, given })),

  becomes: async ({ context, page, signInAs }, use) => {
    await use(async (who) => {
      // An answer on its way to the page of whoever was here would bring their session back.
      // A window that has just closed steps back in history, which aborts what begins at that moment.
      await expect(async () => void (await page.goto('about:blank'))).toPass();
      // the answer to the question of cookies is the browser's: asked anew, its window would appear as axe looks
      await context.clearCookies({ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) });
      await signInAs(who);
    });
  },

  lettersTo: async ({}, use) => use(lettersTo),
});

export { expect };
