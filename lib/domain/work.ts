import { can, type Viewer } from '../access/permissions';
import type { Right } from '../access/permissions';

/** Counts of waiting work, by the names that tools in the registry of pages use, each with the right it needs. */
export const WORK_COUNTS = {
  questions: 'questions.answer',
  visits: 'trainings.serve',
  drafts: 'content.author',
  tests: 'tests.edit',
} as const satisfies Record<string, Right>;
export type WorkCount = keyof typeof WORK_COUNTS;

/** `late`: the number of waiting ones past their due time. */
export interface Waiting {
  waiting: number;
  late: number;
}

/** Whether any count applies to the person. */
export const hasWork = (viewer: Viewer): boolean =>
  Object.values(WORK_COUNTS).some((right) => can(viewer, right));
