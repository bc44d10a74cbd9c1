'use client';

import { useEffect, useState } from 'react';
import styles from './contents-list.module.css';

interface ContentsListProps {
  contents: readonly { id: string; title: string }[];
  title?: string;
}

/** Headings of a text, as links that need no script; the section being read is marked during scrolling. */
export function ContentsList({ contents, title = 'В статье' }: ContentsListProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = contents.flatMap(({ id }) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setCurrent(headings.findLast((heading) => above.has(heading))?.id);
      },
      // everything above the upper third of the window
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [contents]);

  return (
    <nav aria-labelledby="contents-title">
      <p id="contents-title" className={styles.title}>
        {title}
      </p>
      <ol className={styles.list}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
