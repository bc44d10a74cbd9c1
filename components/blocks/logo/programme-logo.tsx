import clsx from 'clsx';
import { Drop } from './drop';
import styles from './logo.module.css';

/** The portal's drop with ripples in it, and the programme's name. */
export function ProgrammeLogo() {
  return (
    <span className={clsx(styles.logo, styles.programme)}>
      <Drop>
        <path d="M9.6 20.4a6.4 6.4 0 0 0 12.8 0M13 20a3 3 0 0 0 6 0" />
      </Drop>
      <span>Программа&nbsp;2025</span>
    </span>
  );
}
