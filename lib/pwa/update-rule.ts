import type { BusyKind } from './busy';

/** Events that may switch the page to another build. */
export type Occasion =
  /** The person pressed «Обновить». */
  | 'pressed'
  /** The person goes to another page of the portal. */
  | 'navigation'
  /** Another tab switched: the new worker already controls this page. */
  | 'taken-over'
  /** A part of the page's code could not be loaded. */
  | 'broken'
  /** The person reloads the page because of that. */
  | 'mending';

/**
 * When the page may switch to another build: at once, or at the next navigation without a running activity. Nothing on
 * the page may be lost, so any activity delays the switch. Pure.
 */
export function switchTime(occasion: Occasion, busy: readonly BusyKind[]): 'now' | 'later' {
  if (busy.length === 0) return 'now';
  // at the person's request text of a form is stored and restored; a test, a video and an upload cannot be
  return occasion === 'mending' && busy.every((kind) => kind === 'form') ? 'now' : 'later';
}

/** Why the switch waits, for the person; the activity that would lose most is named. */
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

/** Whether to ask the portal for its build again: once an hour (specification, section 9). */
export const isCheckDue = (checkedAt: number, now: number): boolean => now - checkedAt >= HOUR_MS;
export const CHECK_EVERY_MS = HOUR_MS;
