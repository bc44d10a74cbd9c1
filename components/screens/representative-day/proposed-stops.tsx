'use client';

import type { DayPlan } from '@/api/representative/queries';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { counted } from '@/lib/format/number';
import { quote } from '@/lib/validation/quote';
import styles from './day.module.css';
import { stopWords } from './stop-words';

interface ProposedStopsProps {
  stops: DayPlan['proposed'];
  busy: boolean;
  onTake: (ids: readonly string[]) => void;
}

/** Pharmacies that the radar proposes for the day: of one city, in the order of their streets. */
export function ProposedStops({ stops, busy, onTake }: ProposedStopsProps) {
  const [first] = stops;
  if (!first) return null;
  return (
    <div className={styles.proposed}>
      <h3>Можно заехать: {first.city}</h3>
      <p className={styles.rule}>
        Один город, по улицам подряд: где больше поводов и где вас дольше не было. Кого вы навестили за
        неделю, здесь нет.
      </p>
      <ul className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.id} className={styles.stop}>
            <div className={styles.words}>
              <b className={styles.name}>{quote(stop.name)}</b>
              <span>{stop.address}</span>
              <span>{stopWords(stop)}</span>
            </div>
            <Button
              kind="second"
              size="s"
              icon="plus"
              data-script=""
              loading={busy}
              onClick={() => onTake([stop.id])}
            >
              В план
              <Hidden>
                : {quote(stop.name)}, {stop.address}
              </Hidden>
            </Button>
          </li>
        ))}
      </ul>
      {stops.length > 1 && (
        <Button data-script="" loading={busy} onClick={() => onTake(stops.map(({ id }) => id))}>
          Взять в план все: {counted(stops.length, ['аптека', 'аптеки', 'аптек'])}
        </Button>
      )}
    </div>
  );
}
