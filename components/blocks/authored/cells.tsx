import { TestBadge } from '@/components/blocks/publication/test-badge';
import { More } from '@/components/blocks/staff-table/cells';
import type { AuthoredState } from '@/lib/domain/authored-state';
import { formatDateTime, formatDay } from '@/lib/format/date';
import styles from './authored.module.css';

interface StatesProps {
  state: AuthoredState;
  hasDraft: boolean;
  /** When it came out, or is to. */
  publishedAt: string | null;
}

/** Where it stands, in a column of a list; of a scheduled one, when it comes out. */
export function States({ state, hasDraft, publishedAt }: StatesProps) {
  return (
    <>
      <span className={styles.badges}>
        <TestBadge {...{ state, hasDraft }} />
      </span>
      {state === 'scheduled' && publishedAt && (
        <More>
          <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
        </More>
      )}
    </>
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
