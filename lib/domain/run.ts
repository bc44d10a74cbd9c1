import { formatNumber, NBSP } from '../format/number';

/** Kinds of runs. */
export const RUN_KINDS = [
  'account-data',
  'import-check',
  'import-apply',
  'import-undo',
  'export',
  'programme-close',
  'programme-undo',
  'test-regrade',
  'test-regrade-undo',
] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATUSES = ['queued', 'process', 'done', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Statuses of an unfinished run; a person has at most one such run of a kind and subject. */
export const OPEN_STATUSES = ['queued', 'process'] as const satisfies readonly RunStatus[];

export const isOpen = (status: RunStatus): boolean => OPEN_STATUSES.some((open) => open === status);

/** Days for which the file of a run can be downloaded; then a job removes it. */
export const FILE_DAYS = 7;
/** Number of account data exports that a person may start within a day; failed ones do not count. */
export const RUNS_A_DAY = 3;

/** Most attempts of a run without progress: failures and servers that crashed during it. */
const MOST_ATTEMPTS = 6;
const FIRST_WAIT_MS = 5000;
const GROWTH = 3;

/** Wait before the next attempt after `attempts` without progress, ms; null: the run has failed. */
export function runRetryMs(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : FIRST_WAIT_MS * GROWTH ** Math.max(0, attempts - 1);
}

/** Progress, 0–100, rounded down: 100 only at the end. 0 for a run of unknown size. */
export function runShare({ progress, total }: { progress: number; total: number }): number {
  return total > 0 ? Math.min(100, Math.floor((progress / total) * 100)) : 0;
}

interface Shown {
  status: RunStatus;
  progress: number;
  total: number;
}

const DONE_WORDS: Readonly<Record<Exclude<RunStatus, 'process'>, string>> = {
  queued: 'В очереди, начнётся через несколько секунд',
  done: 'Готово',
  failed: 'Не получилось. Начните ещё раз',
  cancelled: 'Отменено',
};

/** Status of a run in Russian, with its numbers. */
export function runWords({ status, progress, total }: Shown): string {
  if (status !== 'process') return DONE_WORDS[status];
  if (total === 0) return 'Считаем, сколько предстоит';
  const done = Math.min(progress, total);
  return `${runShare({ progress, total })}${NBSP}%: ${formatNumber(done)} из ${formatNumber(total)}`;
}
