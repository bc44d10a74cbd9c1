import { useId } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { formatTime } from '@/lib/format/date';
import { formatNumber, signed } from '@/lib/format/number';
import { entryHref, type PointsEntry } from './entry-words';
import { historyDays } from './history-days';
import styles from './history-list.module.css';

interface HistoryListProps {
  entries: readonly PointsEntry[];
  markedId?: string;
  now?: Date;
}

/** Ledger entries by days: title, rule, time, and the brand's balance afterwards. */
export function HistoryList({ entries, markedId, now = new Date() }: HistoryListProps) {
  const own = useId(); // unique, because the account's list may lie under the popup's
  return (
    <div className={styles.days}>
      {historyDays(entries, now).map(({ day, title, lines }) => (
        <section key={day} aria-labelledby={`${own}-${day}`}>
          <h3 id={`${own}-${day}`}>{title}</h3>
          <ul className={styles.list}>
            {lines.map(({ entry, ...words }) => (
              <li key={entry.id} data-brand={entry.markId} data-marked={entry.id === markedId || undefined}>
                <EntryText entry={entry} {...words} />
                <div className={styles.sum}>
                  <span data-sign={entry.amount > 0 ? 'plus' : 'minus'}>{signed(entry.amount)}</span>
                  <small>стало {formatNumber(entry.balanceAfter)}</small>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function EntryText({ entry, title, rule }: { entry: PointsEntry; title: string; rule: string }) {
  const href = entryHref(entry);
  return (
    <div>
      <b>
        {href ? (
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </b>
      {rule && <p>{rule}</p>}
      <small>
        <i />
        {entry.markName} · <time dateTime={entry.createdAt}>{formatTime(entry.createdAt)}</time>
      </small>
    </div>
  );
}
