import { formatNumber, NBSP } from '../format/number';

/** Long work that a person starts and sees. */
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

/** What still waits or works; a person has one such run of a kind and subject. */
export const OPEN_STATUSES = ['queued', 'process'] as const satisfies readonly RunStatus[];

export const isOpen = (status: RunStatus): boolean => OPEN_STATUSES.some((open) => open === status);

/** Days that the file of a run can be fetched; then a job removes it. */
export const FILE_DAYS = 7;
/** Times that a person may gather their own data within a day; those that failed do not count. */
export const RUNS_A_DAY = 3;

/** Takes of a run without a step forward: failures and servers that died under it. */
const MOST_ATTEMPTS = 6;
const FIRST_WAIT_MS = 5000;
const GROWTH = 3;

/** How long a run waits after so many takes without a step, in milliseconds; null: it has failed. */
export function runRetryMs(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : FIRST_WAIT_MS * GROWTH ** Math.max(0, attempts - 1);
}

/** 0–100, rounded down: a bar is full only at the end. A run that does not know its size stands at 0. */
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

/** Where a run stands, in words with numbers. */
export function runWords({ status, progress, total }: Shown): string {
  if (status !== 'process') return DONE_WORDS[status];
  if (total === 0) return 'Считаем, сколько предстоит';
  const done = Math.min(progress, total);
  return `${runShare({ progress, total })}${NBSP}%: ${formatNumber(done)} из ${formatNumber(total)}`;
}
