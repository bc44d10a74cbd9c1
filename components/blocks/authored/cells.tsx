import { TestBadge } from '@/components/blocks/publication/test-badge';
import { More } from '@/components/blocks/staff-table/cells';
import type { AuthoredState } from '@/lib/domain/authored-state';
import { formatDay } from '@/lib/format/date';
import styles from './authored.module.css';

/** Where it stands, in a column of a list. */
export function States(facts: { state: AuthoredState; hasDraft: boolean }) {
  return (
    <span className={styles.badges}>
      <TestBadge {...facts} />
    </span>
  );
}

/** When it was changed, and by whom. */
export function ChangedAt({ at, by }: { at: string; by: string | null }) {
  return (
    <>
      <time dateTime={at}>{formatDay(at)}</time>
      {by && <More>{by}</More>}
    </>
  );
}
