import { writeDay } from './days';

/** Splits a typed wall-clock time, `2026-11-20T14:05`; each half may be unfinished or empty. */
export function splitMoment(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = moment.split('T');
  return { day, time };
}

export const joinMoment = (day: string, time: string): string => (day || time ? `${day}T${time}` : '');

/** `2026-11-20T14:05` → `20.11.2026 14:05`. */
export function writeMoment(moment: string): string {
  const { day, time } = splitMoment(moment);
  return [writeDay(day), time].filter(Boolean).join(' ');
}

/** Formats hours and minutes during typing; `9`, `930` and `9:30` get a leading zero. */
export function maskTime(written: string): string {
  const typed = written.replace(/^\s*([3-9])/, '0$1').replace(/^\s*(\d)\D/, '0$1');
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}
