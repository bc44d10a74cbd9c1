import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Content beside the heading: a link to the full list. */
  aside?: ReactNode;
  /** Content below: `<ShowMore>`. */
  more?: ReactNode;
  level?: 2 | 3;
  /** The first section of its page, without a top margin. */
  first?: boolean;
  id?: string;
  children: ReactNode;
  className?: string;
};

/** A section of a page with a heading. */
export function Section({
  title,
  lead,
  aside,
  more,
  level = 2,
  first,
  id,
  children,
  className,
}: SectionProps) {
  const Tag = `h${level}` as const;
  const own = useId();
  const heading = id ? `${id}-title` : own;
  return (
    <section
      className={clsx(styles.section, className)}
      id={id}
      aria-labelledby={heading}
      data-first={first || undefined}
    >
      <div className={styles.head}>
        <div>
          <Tag id={heading}>{title}</Tag>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
      {more}
    </section>
  );
}
