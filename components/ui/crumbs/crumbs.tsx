import { typeset } from '@/lib/format/typeset';
import { Anchor } from '../anchor/anchor';
import { Hidden } from '../hidden/hidden';
import { Icon } from '../icon/icon';
import styles from './crumbs.module.css';

export type Crumb = { title: string; href?: string };

export type CrumbsProps = {
  /** Crumbs from the start page to the current page, which is the last. */
  items: Crumb[];
  /** On a phone shows the page's title in large letters beside the back arrow (with `<PageHead sameAsCrumbs>`). */
  largeBack?: boolean;
  /** The heading, where it differs from the page's crumb, so that every width shows the same title. */
  heading?: string;
};

/** All crumbs on a tablet and wider; on a phone one link back, named by its target. */
export function Crumbs({ items, largeBack, heading }: CrumbsProps) {
  const last = items.at(-1);
  const before = items.slice(0, -1).findLast((item) => item.href);
  if (!last || items.length < 2) return null;
  return (
    <nav className={styles.crumbs} aria-label="Путь">
      {before?.href && (
        <Anchor href={before.href} className={styles.back}>
          <Icon name="left" />
          <Hidden>Назад: </Hidden>
          {largeBack ? <Hidden>{before.title}</Hidden> : <span>{before.title}</span>}
        </Anchor>
      )}
      {largeBack && (
        <span className={styles.title} aria-hidden="true">
          {typeset(heading ?? last.title)}
        </span>
      )}
      <ol>
        {items.map((item, index) => (
          <li key={`${index}-${item.title}`}>
            {index > 0 && <Icon name="right" size="xs" />}
            {item.href && index < items.length - 1 ? (
              <Anchor href={item.href}>{item.title}</Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
