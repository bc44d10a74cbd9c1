import { moscowMinute, toDate, type Instant } from './moscow';

// Separate from `moscow.ts`, which is in the first code of every page: only date and time fields need this file.

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Moscow's wall clock to the minute, as a form field holds it: `2026-11-20T14:05`; '' for no date. */
export function moscowLocal(instant: Instant): string {
  const date = toDate(instant);
  return date ? moscowMinute(date) : '';
}

/** Instant of a form field's text; null for any other text. */
export function fromMoscowLocal(text: string): Date | null {
  return LOCAL.test(text) ? toDate(`${text}:00+03:00`) : null;
}
