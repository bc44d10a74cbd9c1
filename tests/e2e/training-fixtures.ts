import type { Page } from '@playwright/test';
import { givenTrainings } from '../helpers/given-trainings';
import { test as base } from './question-fixtures';

export { expect } from './question-fixtures';

interface TrainingFixtures {
  trained: ReturnType<typeof givenTrainings>;
}

export const test = base.extend<TrainingFixtures>({
  trained: async ({ deps, given }, use) => {
    const call = () => Promise.reject(new Error('Journeys press buttons'));
    await use(givenTrainings({ db: deps.database.db, given, clock: { now: deps.now }, call }));
  },
});

/** Runs `look` at the widths of a phone, a tablet and a screen. */
export async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look();
  }
}
