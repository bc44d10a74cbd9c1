import { can, type Viewer } from '../access/permissions';
import type { Right } from '../access/permissions';

/** What waits for those who look after others, by the name a tool of the registry of pages asks for it. */
export const WORK_COUNTS = {
  questions: 'questions.answer',
  visits: 'trainings.serve',
  drafts: 'content.author',
  tests: 'tests.edit',
} as const satisfies Record<string, Right>;
export type WorkCount = keyof typeof WORK_COUNTS;

/** `late`: those of them past their time. */
export interface Waiting {
  waiting: number;
  late: number;
}

/** Whether anything is counted for the person at all. */
export const hasWork = (viewer: Viewer): boolean =>
  Object.values(WORK_COUNTS).some((right) => can(viewer, right));
