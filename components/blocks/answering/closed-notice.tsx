import type { ReactNode } from 'react';
import type { Image } from '@/api/core/shapes';
import { Badge } from '@/components/ui/badge/badge';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import type { IconName } from '@/components/ui/icon/icon-names';
import { pointsGenitive } from '@/lib/format/number';
import styles from './closed-notice.module.css';

interface ClosedNoticeProps {
  of: { title: string; image: Image | null };
  /** Points. */
  most: number;
  badge: { icon: IconName; title: string };
  /** When it opens, ISO. */
  date: string | null;
  /** Why it is closed, its heading first. */
  children: ReactNode;
}

/** A notice about a test or a survey that can't be answered now: its title, picture, points and the reason. */
export function ClosedNotice({ of, most, badge, date, children }: ClosedNoticeProps) {
  return (
    <div className={styles.closed}>
      {of.image && (
        <div className={styles.shot}>
          <img src={of.image.originalUrl} alt="" fetchPriority="high" decoding="async" />
        </div>
      )}
      {date && <DateTile date={date} large />}
      <Badge icon={badge.icon}>{badge.title}</Badge>
      <div className={styles.words}>{children}</div>
      <p className={styles.about}>
        <span>«{of.title}»</span> {most > 0 && <DropTag>до {pointsGenitive(most)}</DropTag>}
      </p>
    </div>
  );
}
