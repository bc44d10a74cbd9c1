import type { SearchAnswer } from '@/api/search/queries';
import { TextLink } from '@/components/ui/text-link/text-link';
import { askedKind } from '@/lib/domain/search-kinds';
import styles from './search-row.module.css';

interface KindLinkProps {
  query: string;
  /** Counts of the found types: gifts without results are closed to this person. */
  counts: SearchAnswer['meta']['counts'];
}

/** Link to all items of a kind, when the query is its name. */
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
