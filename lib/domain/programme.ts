import type { AuthoredProblem } from './authored-problems';
import { firstOfNextMonth } from './moscow';
import { orderSteps } from './course';

/** Most points that studying in the programme can bring (specification, sections 1 and 9). */
export const PROGRAMME_LIMIT = 500;

/** Step of a month's test, after three videos. */
export const TEST_STEP = 'step-4';

/** Reasons of the programme's server for a 418 (specification, section 8). */
export type ProgrammeRefusal = 'invalid-date' | 'invalid-region';

interface Standing {
  now: Date;
  finishAt: Date;
  /** Time when the programme's points moved to the main balance. */
  closedAt: Date | null;
  /** Ids of regions of the programme; none: every region. */
  regions: readonly string[];
  /** Region of the person's pharmacy; null: unknown, which is no reason to refuse. */
  regionId: string | null;
}

/** Whether the programme is over for everybody: on or after the finish, or once it is closed. */
export const isOver = ({
  now,
  finishAt,
  closedAt,
}: Pick<Standing, 'now' | 'finishAt' | 'closedAt'>): boolean => now >= finishAt || closedAt !== null;

export const isHeldIn = ({ regions, regionId }: Pick<Standing, 'regions' | 'regionId'>): boolean =>
  regions.length === 0 || regionId === null || regions.includes(regionId);

export function programmeRefusal(standing: Standing): ProgrammeRefusal | null {
  if (isOver(standing)) return 'invalid-date';
  return isHeldIn(standing) ? null : 'invalid-region';
}

/** The part of `points` that fits under the limit; `cappedFrom` is null when all of it fits. */
export function underLimit(total: number, points: number): { awarded: number; cappedFrom: number | null } {
  const awarded = Math.max(0, Math.min(points, PROGRAMME_LIMIT - total));
  return { awarded, cappedFrom: awarded < points ? points : null };
}

/**
 * When an attempt of 0 points may be repeated: on the 1st of next month in Moscow, if that is before both the end of
 * the test and the end of the programme. Null: never.
 */
export function programmeRepeatAfter({
  points,
  now,
  closesAt,
  finishAt,
}: {
  points: number;
  now: Date;
  /** End of the test; null: it is open until the finish. */
  closesAt: Date | null;
  finishAt: Date;
}): Date | null {
  if (points > 0) return null;
  const next = firstOfNextMonth(now);
  return next < finishAt && (closesAt === null || next < closesAt) ? next : null;
}

/** Date by which points are promised on the main balance: one month after the finish. */
export function closingDueAt(finishAt: Date): Date {
  const due = new Date(finishAt);
  due.setUTCMonth(due.getUTCMonth() + 1);
  // a day missing in the next month becomes its last day: 31 January gives the end of February
  if (due.getUTCDate() !== finishAt.getUTCDate()) due.setUTCDate(0);
  return due;
}

/** Items of a month: its four steps in order with their numbers, then the items outside the steps without a number. */
export function placed<T extends { stepSlug: string | null; type: string }>(
  items: readonly T[],
): (T & { step: number | null })[] {
  const slugged = items.flatMap((item) =>
    item.stepSlug === null ? [] : [{ item, slug: item.stepSlug, type: item.type }],
  );
  const steps = orderSteps(slugged).map(({ item }) => item);
  const beside = items.filter((item) => !steps.includes(item));
  return [
    ...steps.map((item, at) => ({ ...item, step: at + 1 })),
    ...beside.map((item) => ({ ...item, step: null })),
  ];
}

/** Additional publication problems of a programme's test: it must have an end, not later than the programme's. */
export function programmeEndProblems(endDate: Date | null, finishAt: Date): AuthoredProblem[] {
  const pointer = 'endDate';
  if (!endDate) return [{ pointer, code: 'end-required', text: 'Укажите, когда тест закроется для всех.' }];
  if (endDate <= finishAt) return [];
  return [{ pointer, code: 'ends-after-programme', text: 'Тест закрывается не позже конца программы.' }];
}
