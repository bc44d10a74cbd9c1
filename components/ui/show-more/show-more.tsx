import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Progress } from '../progress/progress';
import styles from './show-more.module.css';

export type ShowMoreProps = {
  shown: number;
  total: number;
  label?: ReactNode;
  loading?: boolean;
  /** For a client list. */
  onMore?: () => void;
  /** For a server list: the address that shows more items; works without scripts. */
  href?: string;
};

/** «Показано 13 из 32», a progress line and the button; nothing when all items are shown. */
export function ShowMore({ shown, total, label = 'Показать еще', loading, onMore, href }: ShowMoreProps) {
  if (shown >= total) return null;
  return (
    <div className={styles.more}>
      <span className={styles.count} role="status">
        Показано {shown} из {total}
      </span>
      <Progress value={(shown / total) * 100} className={styles.line} />
      {href ? (
        <ButtonLink href={href} kind="second" scroll={false}>
          {label}
        </ButtonLink>
      ) : (
        <Button kind="second" loading={loading} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
