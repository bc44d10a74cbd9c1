import styles from './facts.module.css';

/** Terms and what is known of them, a line each; one without words is left out. */
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
