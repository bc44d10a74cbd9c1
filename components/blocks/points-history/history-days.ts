import { moscowDay } from '@/lib/domain/moscow';
import { formatDay, relativeDay } from '@/lib/format/date';
import { listWords, type PointsEntry } from './entry-words';

type Line = Pick<PointsEntry, 'id' | 'kind' | 'amount' | 'title' | 'reason' | 'createdAt'>;

export interface HistoryDay<Entry> {
  /** `2026-11-24`, in the Moscow calendar. */
  day: string;
  /** `Сегодня, 24 ноября`, `Вчера, 23 ноября`, `20 ноября`. */
  title: string;
  lines: { entry: Entry; title: string; rule: string }[];
}

const NEAR = ['сегодня', 'вчера'];

function dayTitle(instant: string, now: Date): string {
  const near = relativeDay(instant, now);
  const day = formatDay(instant, now);
  return NEAR.includes(near) ? `${near.charAt(0).toUpperCase()}${near.slice(1)}, ${day}` : day;
}

/** Ledger entries by Moscow days, in their own order; each rule is shown once in the whole list. */
export function historyDays<Entry extends Line>(entries: readonly Entry[], now: Date): HistoryDay<Entry>[] {
  const words = listWords(entries);
  const days: HistoryDay<Entry>[] = [];
  entries.forEach((entry, at) => {
    const day = moscowDay(new Date(entry.createdAt));
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, title: dayTitle(entry.createdAt, now), lines: [] };
      days.push(last);
    }
    last.lines.push({ entry, title: '', rule: '', ...words[at] });
  });
  return days;
}
