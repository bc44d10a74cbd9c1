import type { ReactNode } from 'react';
import styles from './kept-list.module.css';

interface Props {
  /** Id of the title's element, unique on the page. */
  id: string;
  title: string;
  /** A line under the title. */
  note: string;
  /** `li` elements: picture, `div` of a name and `small` lines, buttons. */
  children?: ReactNode;
}

/** A titled list of data on this device: saved articles, requests that wait for the network. */
export function KeptList({ id, title, note, children }: Props) {
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{note}</p>
      {children && <ul className={styles.list}>{children}</ul>}
    </section>
  );
}
