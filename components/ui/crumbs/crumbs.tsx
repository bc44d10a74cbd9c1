import { typeset } from '@/lib/format/typeset';
import { Anchor } from '../anchor/anchor';
import { Hidden } from '../hidden/hidden';
import { Icon } from '../icon/icon';
import styles from './crumbs.module.css';

export type Crumb = { title: string; href?: string };

export type CrumbsProps = {
  /** From the start page to the current one; the last is the page itself. */
  items: Crumb[];
  /** On a phone the page's title stands beside the arrow back, in large letters (with `<PageHead sameAsCrumbs>`). */
  largeBack?: boolean;
  /** The heading, where it says more than the page's item does: one name at every width. */
  heading?: string;
};

/** The whole way on a tablet and wider; on a phone one step back, named by where it leads. */
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
