import styles from './erid-mark.module.css';

export interface Erid {
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
}

/**
 * Advertising marking: «Реклама», who advertises, the token; nothing where the item needs none. In a list (`short`)
 * it is one quiet word that opens the rest, without a script too.
 */
export function EridMark({ needErid, eridToken, eridSource, short }: Erid & { short?: boolean }) {
  if (!needErid) return null;
  const details = [eridSource, eridToken ? `ERID ${eridToken}` : null].filter(Boolean);
  if (!short || details.length === 0) {
    return <p className={styles.mark}>{['Реклама', ...details].join('. ')}</p>;
  }
  return (
    <details className={styles.folded}>
      <summary>Реклама</summary>
      <p className={styles.mark}>{details.join('. ')}</p>
    </details>
  );
}
