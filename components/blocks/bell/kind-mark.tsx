import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { NotificationKind } from '@/lib/domain/notification';
import styles from './kind-mark.module.css';

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  points: 'points',
  'order-sent': 'bag',
  'order-cancelled': 'undo',
  'question-answered': 'quote',
  'question-new': 'question',
  'question-not-sent': 'warn',
  'review-approved': 'done',
  'review-rejected': 'close',
  'test-deadline': 'clock',
  'programme-deadline': 'clock',
  training: 'calendar',
  'training-reminder': 'bell',
  'training-staff': 'users',
  'run-finished': 'download',
};

/** The icon of a notification's kind; in colour, with a dot, until it is read. */
export function KindMark({ kind, isRead }: { kind: NotificationKind; isRead: boolean }) {
  return (
    <i className={styles.mark} data-unread={!isRead || undefined}>
      <Icon name={ICONS[kind]} size="s" />
    </i>
  );
}
