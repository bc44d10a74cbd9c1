import type { Review } from '@/api/reviews/queries';
import { Badge } from '@/components/ui/badge/badge';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Meta } from '@/components/ui/meta/meta';
import { REVIEW_STATUS_NAMES } from '@/lib/domain/reviews';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { RemoveReview } from './remove-review';
import styles from './social.module.css';

const KINDS = { approved: 'good', on_moderation: 'warn', rejected: 'bad' } as const;

/** A sent link with its status. */
export function ReviewRow({ review }: { review: Review }) {
  const { id, title, link, status, reason, markId, markName, createdAt, pointsCount } = review;
  return (
    <li className={styles.row} data-brand={markId}>
      <Meta>
        <Badge kind={KINDS[status]}>{REVIEW_STATUS_NAMES[status]}</Badge>
        <span>{markName}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {pointsCount > 0 && <DropTag brand={markId}>{points(pointsCount)}</DropTag>}
      </Meta>
      <h3 className={styles.name}>{title}</h3>
      <TextLink href={link} external>
        {link.replace(/^https?:\/\//, '')}
      </TextLink>
      {reason && <p className={styles.reason}>{reason}</p>}
      {status !== 'approved' && <RemoveReview id={id} title={title} />}
    </li>
  );
}
