import styles from './erid-mark.module.css';

export interface Erid {
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
}

/**
 * Advertising mark: the word «Реклама» that unfolds the advertiser and the token, without a script too; nothing where
 * the item needs no mark. `bare` is the word alone, for an option of a list box, which can't contain a button: the page
 * that the option opens shows the details.
 */
export function EridMark({ needErid, eridToken, eridSource, bare }: Erid & { bare?: boolean }) {
  if (!needErid) return null;
  const details = [eridSource, eridToken ? `ERID ${eridToken}` : null].filter(Boolean);
  if (bare || details.length === 0) return <p className={styles.mark}>Реклама</p>;
  return (
    <details className={styles.folded}>
      <summary>Реклама</summary>
      <p className={styles.mark}>{details.join('. ')}</p>
    </details>
  );
}
