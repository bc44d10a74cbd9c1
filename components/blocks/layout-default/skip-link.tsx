import styles from './layout-default.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      К содержанию
    </a>
  );
}
