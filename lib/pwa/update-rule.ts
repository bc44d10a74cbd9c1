import type { BusyKind } from './busy';

/** What is about to change the page's build. */
export type Occasion =
  /** The person pressed «Обновить». */
  | 'pressed'
  /** The person goes to another page of the portal. */
  | 'navigation'
  /** Another tab switched: the new worker answers for this page already. */
  | 'taken-over'
  /** A part of the page's code could not be loaded. */
  | 'broken'
  /** The person asks for the page anew because of that. */
  | 'mending';

/**
 * When the page may change to another build: at once, or at the next navigation on which nothing is under way.
 * Nothing on the page may be lost by it, so whatever is under way makes it wait. Pure.
 */
export function switchTime(occasion: Occasion, busy: readonly BusyKind[]): 'now' | 'later' {
  if (busy.length === 0) return 'now';
  // asked for, text of a form is put aside and brought back; a test, a video and an upload can't be
  return occasion === 'mending' && busy.every((kind) => kind === 'form') ? 'now' : 'later';
}

/** Why it waits, for the person; by what would lose most. */
export function waitingWords(busy: readonly BusyKind[]): string {
  const why = (['upload', 'test', 'form', 'video'] as const).find((kind) => busy.includes(kind));
  const WORDS: Record<BusyKind, string> = {
    upload: 'Обновим, когда файл отправится и вы перейдёте на другую страницу.',
    test: 'Обновим, когда вы закончите и перейдёте на другую страницу.',
    form: 'Обновим, когда вы отправите форму и перейдёте на другую страницу.',
    video: 'Обновим после видео, при переходе на другую страницу.',
  };
  return why ? WORDS[why] : '';
}

const HOUR_MS = 3_600_000;

/** Whether the portal should be asked for its build again: once an hour (specification, section 9). */
export const isCheckDue = (checkedAt: number, now: number): boolean => now - checkedAt >= HOUR_MS;
export const CHECK_EVERY_MS = HOUR_MS;
