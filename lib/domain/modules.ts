import type { ScoringRule } from './scoring';
import * as path from '../routes/path';

/** The dermatology module: it stands first in every list (specification, section 9). */
export const FIRST_MODULE = 'osnovy-dermatologii';

/** The most a module pays. */
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

/** Why a module can't be scored by its rules; one that pays its own points needs none. */
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
 * How many answers were right, from what a module reports: its own count, or its score of all questions rounded
 * down, where the score may be in whole percents: 33 % of three is one. Never more than there are.
 */
export function rightAnswersOf(report: ModuleReport, questionsCount: number): number {
  const { correctAnswersCount, score } = report;
  // what a percent rounds away, short of half an answer; 0.7 × 10 is 6.999… and 23 of 40 57.49… % in floating point
  const lost = Math.min(0.005 * questionsCount + 1e-9, 0.5 - 1e-9);
  const counted = correctAnswersCount ?? Math.floor((score ?? 0) * questionsCount + lost);
  return Math.min(Math.max(0, counted), questionsCount);
}

/** Where a module opens: under its brand, or in the academy without one. */
export function modulesListHref(mark: string): string {
  return mark === 'proexpert' ? path.academyModules() : path.interactive(mark);
}
