import styles from './failure.module.css';

type FailureProps = { text: string; busy?: boolean; onRetry?: () => void };

/** An error in place of a part that failed to load, with an optional retry button. */
export function Failure({ text, busy, onRetry }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      {text}
      {onRetry && (
        <button type="button" className={styles.again} aria-busy={busy || undefined} onClick={onRetry}>
          Повторить
        </button>
      )}
    </div>
  );
}
