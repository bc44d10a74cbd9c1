import styles from './drops.module.css';

const DROPS = 12;

/** The drops of the popup's celebration without motion, around a good result on its page. */
export function Drops() {
  return (
    <div className={styles.drops} aria-hidden="true">
      {Array.from({ length: DROPS }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}
