import { TestBadge } from '@/components/blocks/publication/test-badge';
import { More } from '@/components/blocks/staff-table/cells';
import type { AuthoredState } from '@/lib/domain/authored-state';
import { formatDateTime, formatDay } from '@/lib/format/date';
import styles from './authored.module.css';

interface StatesProps {
  state: AuthoredState;
  hasDraft: boolean;
  /** The past or the scheduled moment of publication, ISO. */
  publishedAt: string | null;
}

/** The cell with the publication state; for a scheduled item also its moment of publication. */
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

/** The cell with the date of the last change and its author. */
export function ChangedAt({ at, by }: { at: string; by: string | null }) {
  return (
    <>
      <time dateTime={at}>{formatDay(at)}</time>
      {by && <More>{by}</More>}
    </>
  );
}
