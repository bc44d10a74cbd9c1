import { WeekNav } from '@/components/blocks/week/week-nav';
import { kitList } from './kit-view';
import { Part } from './part';

const NOW = new Date('2026-11-24T06:00:00Z');
const COUNTS: Readonly<Record<string, number>> = { '2026-11-24': 4, '2026-11-27': 1, '2026-11-28': 2 };

/** A week by the address: today, days with a few and with many, days without anything. */
export function Weeks({ week }: { week: string | undefined }) {
  const view = kitList.read({});
  return (
    <Part title="Неделя">
      <WeekNav
        day={week ?? '2026-11-24'}
        now={NOW}
        forms={['тренинг', 'тренинга', 'тренингов']}
        hrefOf={(day) => kitList.href({ ...view, week: day })}
        countOf={(day) => ({ count: COUNTS[day] ?? 0, hasGroup: false })}
      />
    </Part>
  );
}
