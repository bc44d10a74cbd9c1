import styles from './facts.module.css';

/** A list of terms with values, one per line; a term without a value is left out. */
export function Facts({ rows }: { rows: readonly (readonly [string, string | null | undefined | false])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([term, words]) =>
          words && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
