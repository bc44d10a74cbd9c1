import { Anchor } from '@/components/ui/anchor/anchor';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber, signed } from '@/lib/format/number';
import { entryHref, entryWords, listWords, type PointsEntry } from './entry-words';
import styles from './history-list.module.css';

/** Lines of the ledger: what, by which rule, when, and what was on the brand's account after it. */
export function HistoryList({ entries, markedId }: { entries: readonly PointsEntry[]; markedId?: string }) {
  const words = listWords(entries);
  return (
    <ul className={styles.list}>
      {entries.map((entry, at) => (
        <li key={entry.id} data-brand={entry.markId} data-marked={entry.id === markedId || undefined}>
          <EntryText entry={entry} {...(words[at] ?? entryWords(entry))} />
          <div className={styles.sum}>
            <span data-sign={entry.amount > 0 ? 'plus' : 'minus'}>{signed(entry.amount)}</span>
            <small>стало {formatNumber(entry.balanceAfter)}</small>
          </div>
        </li>
      ))}
    </ul>
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
        {entry.markName} · <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
      </small>
    </div>
  );
}
