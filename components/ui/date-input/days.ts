/** Days in this file are `YYYY-MM-DD`, without a time and a zone. */

const two = (value: number) => String(value).padStart(2, '0');

export function isoDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** `08.03.1991` → `1991-03-08`; null while it is unfinished or no such day exists. */
export function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year || Number(year) < 1000) return null;
  const iso = isoDay(Number(year), Number(month), Number(day));
  return iso === `${year}-${month}-${day}` ? iso : null;
}

/** `1991-03-08` → `08.03.1991`; anything else stays as it was typed. */
export function writeDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year ? `${day}.${month}.${year}` : iso;
}

/** Moves a day by days or months; a day past the target month's end becomes its last day. */
export function moveDay(iso: string, by: { days?: number; months?: number }): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  if (!by.months) return isoDay(year, month, day + (by.days ?? 0));
  const target = isoDay(year, month + by.months, 1);
  const [inYear = 0, inMonth = 1] = target.split('-').map(Number);
  const length = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return isoDay(inYear, inMonth, Math.min(day, length));
}

/** Weeks of a month from Monday; null for days of neighbouring months. */
export function monthWeeks(year: number, month: number): (string | null)[][] {
  const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells: (string | null)[] = [
    ...Array.from({ length: first }, () => null),
    ...Array.from({ length }, (_, index) => isoDay(year, month, index + 1)),
  ];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
