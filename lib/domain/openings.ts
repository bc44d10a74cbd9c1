/** Minimum seconds for one task of a module, one question of a test, and a module that counts no tasks. */
export const MODULE_TASK_SECONDS = 3;
export const TEST_QUESTION_SECONDS = 1;
export const UNCOUNTED_MODULE_SECONDS = 10;

export function leastModuleSeconds({ questionsCount }: { questionsCount: number }): number {
  return questionsCount > 0 ? questionsCount * MODULE_TASK_SECONDS : UNCOUNTED_MODULE_SECONDS;
}

export function leastTestSeconds({ questions }: { questions: readonly unknown[] }): number {
  return questions.length * TEST_QUESTION_SECONDS;
}

export interface Going {
  /** When the item's page was opened. */
  openedAt: Date;
  /** End of the time counted for items that the person finished before; null: none were. */
  spentUntil: Date | null;
  leastSeconds: number;
  now: Date;
}

/**
 * Minimum times of one person do not overlap: nobody does two things at once. An opening takes the first free time
 * after it, so work done offline long ago is accepted whenever it is sent. `waitSeconds`, whole: seconds until the
 * result is accepted; 0: now, and the person's time is counted until `countedUntil`.
 */
export function leastTime({ openedAt, spentUntil, leastSeconds, now }: Going): {
  waitSeconds: number;
  countedUntil: Date;
} {
  // a clock set back must not make anybody wait until its former time
  const start = Math.min(now.getTime(), Math.max(openedAt.getTime(), spentUntil?.getTime() ?? -Infinity));
  const end = start + Math.max(0, leastSeconds) * 1000;
  return {
    waitSeconds: Math.max(0, Math.ceil((end - now.getTime()) / 1000)),
    countedUntil: new Date(end),
  };
}
