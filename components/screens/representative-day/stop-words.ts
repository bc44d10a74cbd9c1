import { formatDay } from '@/lib/format/date';
import { counted } from '@/lib/format/number';

interface StopFacts {
  people: number;
  lastVisitAt: string | null;
}

/** Why to go there: `внимание нужно 3 людям, последний визит 4 ноября`. */
export function stopWords({ people, lastVisitAt }: StopFacts, now: Date = new Date()): string {
  const need = people > 0 ? [`внимание нужно: ${counted(people, ['человек', 'человека', 'человек'])}`] : [];
  const last = lastVisitAt ? `последний визит ${formatDay(lastVisitAt, now)}` : 'визитов ещё не было';
  return [...need, last].join(', ');
}
