import type { z } from 'zod';
import type * as schemas from '@/api/points/schemas';
import { explainEntry } from '@/lib/domain/ledger';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber, signed } from '@/lib/format/number';
import styles from './history-list.module.css';

export type PointsEntry = z.output<(typeof schemas)['ledgerEntry']['schema']>;

/** Lines of the ledger: what, by which rule, when, and what was on the brand's account after it. */
export function HistoryList({ entries, markedId }: { entries: readonly PointsEntry[]; markedId?: string }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const { title, rule } = explainEntry(entry);
        return (
          <li key={entry.id} data-brand={entry.markId} data-marked={entry.id === markedId || undefined}>
            <div>
              <b>{title}</b>
              <p>{rule}</p>
              <small>
                <i />
                {entry.markName} · <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
              </small>
            </div>
            <div className={styles.sum}>
              <span data-sign={entry.amount > 0 ? 'plus' : 'minus'}>{signed(entry.amount)}</span>
              <small>стало {formatNumber(entry.balanceAfter)}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
