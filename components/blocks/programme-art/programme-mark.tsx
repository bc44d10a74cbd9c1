import styles from './programme-mark.module.css';

/** The portal's drop with ripples in it, and the programme's name. */
export function ProgrammeMark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z" />
        <path d="M9.6 20.4a6.4 6.4 0 0 0 12.8 0M13 20a3 3 0 0 0 6 0" />
      </svg>
      <span>Программа&nbsp;2025</span>
    </span>
  );
}
