/** The least a person needs for one task of a module, one question of a test, a module that counts no tasks. */
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
  /** Until when the person's time is spent on what was finished before; null: on nothing. */
  spentUntil: Date | null;
  leastSeconds: number;
  now: Date;
}

/**
 * Least times of one person follow each other on one line: nobody does two things at once. This one takes the first
 * free time since its opening, so that what was done without a network long ago is in time whenever it is sent.
 * `waitSeconds`, whole: how long until it can be taken; 0: now, and the person's time is spent until `countedUntil`.
 */
export function leastTime({ openedAt, spentUntil, leastSeconds, now }: Going): {
  waitSeconds: number;
  countedUntil: Date;
} {
  // a clock that was set back makes nobody wait for what it said before
  const start = Math.min(now.getTime(), Math.max(openedAt.getTime(), spentUntil?.getTime() ?? -Infinity));
  const end = start + Math.max(0, leastSeconds) * 1000;
  return {
    waitSeconds: Math.max(0, Math.ceil((end - now.getTime()) / 1000)),
    countedUntil: new Date(end),
  };
}
