import type { SearchAnswer } from '@/api/search/queries';
import { TextLink } from '@/components/ui/text-link/text-link';
import { askedKind } from '@/lib/domain/search-kinds';
import styles from './search-row.module.css';

interface KindLinkProps {
  query: string;
  /** What was found for it: gifts that nobody found are not there for this person. */
  counts: SearchAnswer['meta']['counts'];
}

/** A query that is the name of a kind leads to all of it. */
export function KindLink({ query, counts }: KindLinkProps) {
  const kind = askedKind(query);
  if (!kind || (kind.type === 'gift' && !counts.some(({ type }) => type === 'gift'))) return null;
  return (
    <p className={styles.section}>
      Раздел:{' '}
      <TextLink href={kind.href} icon="right">
        {kind.title}
      </TextLink>
    </p>
  );
}
