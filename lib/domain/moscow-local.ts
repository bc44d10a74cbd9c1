import { moscowMinute, toDate, type Instant } from './moscow';

// By itself: fields for a date and time alone need it, while `moscow.ts` is in the first code of every page.

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Moscow's wall clock to the minute, as a form holds it: `2026-11-20T14:05`; '' for nothing. */
export function moscowLocal(instant: Instant): string {
  const date = toDate(instant);
  return date ? moscowMinute(date) : '';
}

/** The instant of such a text; null for anything else. */
export function fromMoscowLocal(text: string): Date | null {
  return LOCAL.test(text) ? toDate(`${text}:00+03:00`) : null;
}
