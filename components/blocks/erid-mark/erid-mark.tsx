import styles from './erid-mark.module.css';

export interface Erid {
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
}

/** Advertising marking: «Реклама», who advertises, the token; nothing where the item needs none. */
export function EridMark({ needErid, eridToken, eridSource, short }: Erid & { short?: boolean }) {
  if (!needErid) return null;
  const words = ['Реклама', eridSource, eridToken ? `ERID ${eridToken}` : null].filter(Boolean);
  return (
    <p className={styles.mark} data-short={short || undefined}>
      {words.join('. ')}
    </p>
  );
}
