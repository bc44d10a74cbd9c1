import styles from './failure.module.css';

type FailureProps = { text: string; busy?: boolean; onRetry?: () => void };

/** Something small that did not come, in its own place, and how to ask for it again. */
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
