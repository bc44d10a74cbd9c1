import type { AuthoredProblem } from './authored-problems';
import { firstOfNextMonth } from './moscow';
import { orderSteps } from './course';

/** The most that studying in the programme can bring (specification, sections 1 and 9). */
export const PROGRAMME_LIMIT = 500;

/** Place of a test in its month: after its three videos. */
export const TEST_STEP = 'step-4';

/** Why its server answers 418 (specification, section 8). */
export type ProgrammeRefusal = 'invalid-date' | 'invalid-region';

interface Standing {
  now: Date;
  finishAt: Date;
  /** When its points went to the main balance. */
  closedAt: Date | null;
  /** Ids of the regions it is held in; none: everywhere. */
  regions: readonly string[];
  /** Of the person's pharmacy; null: not known, which is no reason to refuse. */
  regionId: string | null;
}

/** On or after the finish, and once it is closed, it is over for everybody, wherever they are. */
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

/** What of `points` still fits under the limit; `cappedFrom` is null where all of it does. */
export function underLimit(total: number, points: number): { awarded: number; cappedFrom: number | null } {
  const awarded = Math.max(0, Math.min(points, PROGRAMME_LIMIT - total));
  return { awarded, cappedFrom: awarded < points ? points : null };
}

/**
 * When an attempt of 0 points may be repeated: from the 1st of next month in Moscow, if that is before the test closes
 * and the programme ends. Null: never.
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

/** Points are promised on the main balance within a month of the finish. */
export function closingDueAt(finishAt: Date): Date {
  const due = new Date(finishAt);
  due.setUTCMonth(due.getUTCMonth() + 1);
  // 31 January and a month is the end of February
  if (due.getUTCDate() !== finishAt.getUTCDate()) due.setUTCDate(0);
  return due;
}

/** Items of a month: its four steps in their order with their numbers, then what is to be read beside them. */
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

/** What keeps a test of the programme from coming out besides what keeps any: it closes for everybody at one moment. */
export function programmeEndProblems(endDate: Date | null, finishAt: Date): AuthoredProblem[] {
  const pointer = 'endDate';
  if (!endDate) return [{ pointer, code: 'end-required', text: 'Укажите, когда тест закроется для всех.' }];
  if (endDate <= finishAt) return [];
  return [{ pointer, code: 'ends-after-programme', text: 'Тест закрывается не позже конца программы.' }];
}
