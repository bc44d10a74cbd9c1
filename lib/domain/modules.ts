import type { ScoringRule } from './scoring';
import * as path from '../routes/path';

/** Slug of the dermatology module, which is first in every list (specification, section 9). */
export const FIRST_MODULE = 'osnovy-dermatologii';

/** The most points that a module can pay. */
export function modulePoints({
  isDynamicScoring,
  scoringRules,
  points,
}: {
  isDynamicScoring: boolean;
  scoringRules: readonly ScoringRule[];
  points: number;
}): number {
  return isDynamicScoring ? Math.max(0, ...scoringRules.map((rule) => rule.points)) : points;
}

/** Problems that prevent scoring a module by its rules; none for a module with fixed points. */
export function scoringProblems({
  isDynamicScoring,
  scoringRules,
  questionsCount,
}: {
  isDynamicScoring: boolean;
  scoringRules: readonly ScoringRule[];
  questionsCount: number;
}): { field: 'questionsCount' | 'scoringRules'; code: string; text: string }[] {
  if (!isDynamicScoring) return [];
  const count = {
    field: 'questionsCount',
    code: 'questions-missing',
    text: 'Укажите, сколько в модуле заданий.',
  } as const;
  const rules = {
    field: 'scoringRules',
    code: 'rules-missing',
    text: 'Укажите, за сколько верных ответов сколько баллов.',
  } as const;
  return [...(questionsCount > 0 ? [] : [count]), ...(scoringRules.length > 0 ? [] : [rules])];
}

export interface ModuleReport {
  correctAnswersCount?: number | undefined;
  /** 0..1 */
  score?: number | undefined;
}

/**
 * Number of right answers that a module reports: its own count, or its score multiplied by all questions and rounded
 * down. The score may be in whole percents: 33 % of three is one. Never more than `questionsCount`.
 */
export function rightAnswersOf(report: ModuleReport, questionsCount: number): number {
  const { correctAnswersCount, score } = report;
  // rounding loss of a percent, under half an answer; in floating point 0.7 × 10 is 6.999…, 23 of 40 is 57.49… %
  const lost = Math.min(0.005 * questionsCount + 1e-9, 0.5 - 1e-9);
  const counted = correctAnswersCount ?? Math.floor((score ?? 0) * questionsCount + lost);
  return Math.min(Math.max(0, counted), questionsCount);
}

/** Address of the list of modules: under the brand, or in the academy for content without one. */
export function modulesListHref(mark: string): string {
  return mark === 'proexpert' ? path.academyModules() : path.interactive(mark);
}
