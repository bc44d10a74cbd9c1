import type { MonthlyPoints, ProgrammeContent } from '@/api/programme/queries';
import { formatDateTime, formatDay } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import { withQuery } from '@/lib/routes/query';

type Month = Pick<MonthlyPoints, 'month' | 'startsAt' | 'closesAt'>;

/** The month that is shown: the one asked for, else the current one, else the last that has begun, else the first. */
export function chosenMonth<M extends Month>(
  months: readonly M[],
  asked: string | undefined,
  now: Date,
): M | undefined {
  const at = now.toISOString();
  const begun = months.filter(({ startsAt }) => new Date(startsAt).toISOString() <= at);
  return months.find(({ month }) => month === asked) ?? begun.at(-1) ?? months[0];
}

export const monthHref = (month: string): string => withQuery(path.programme(), { month });

const isStep = ({ step }: Pick<ProgrammeContent, 'step'>) => step !== null;

/** The four steps of a month in their order. */
export const stepsOf = (content: readonly ProgrammeContent[], month: string): ProgrammeContent[] =>
  content
    .filter((item) => item.month === month && isStep(item))
    .sort((one, other) => (one.step ?? 0) - (other.step ?? 0));

/** Articles of a month besides its steps. */
export const readingOf = (content: readonly ProgrammeContent[], month: string): ProgrammeContent[] =>
  content.filter((item) => item.month === month && !isStep(item) && item.type === 'article');

/** Address of a step or an article. */
export function contentHref({ type, modelId, month }: ProgrammeContent): string {
  if (type === 'video') return path.programmeVideo(modelId);
  if (type === 'article') return withQuery(path.programme(), { month, article: modelId });
  return path.programmeTest(modelId);
}

const isWaiting = ({ repeatDatetime }: ProgrammeContent, now: Date) =>
  repeatDatetime !== null && new Date(repeatDatetime) > now;

/** The next step to take: the first that is open and not done, of the newest month that has one. */
export function nextStep(content: readonly ProgrammeContent[], now: Date): ProgrammeContent | undefined {
  return [...content]
    .filter(isStep)
    .sort((one, other) => other.month.localeCompare(one.month) || (one.step ?? 0) - (other.step ?? 0))
    .find((item) => !item.finished && item.lockedBecause === null && !isWaiting(item, now));
}

export type StepState = 'finished' | 'next' | 'open' | 'ahead' | 'closed' | 'waiting';

/** State of a step for the person. `nextId`: the step to go on with. */
export function stepState(item: ProgrammeContent, nextId: string | undefined, now: Date): StepState {
  if (item.finished) return 'finished';
  if (item.lockedBecause === 'not-started') return 'ahead';
  if (item.lockedBecause === 'ended') return 'closed';
  if (isWaiting(item, now)) return 'waiting';
  return item.id === nextId ? 'next' : 'open';
}

/** Until when or from when a step can be taken; '' where there is nothing to say. */
export function stepTime(item: ProgrammeContent, state: StepState, now: Date): string {
  if (state === 'ahead' && item.startDate) return `Откроется ${formatDay(item.startDate, now)}`;
  if (state === 'waiting') return `Снова можно с ${formatDay(item.repeatDatetime, now)}`;
  if (state === 'closed' && item.endDate) return `Закрыт ${formatDay(item.endDate, now)}`;
  if ((state === 'next' || state === 'open') && item.endDate) return `До ${formatDateTime(item.endDate)}`;
  return '';
}
