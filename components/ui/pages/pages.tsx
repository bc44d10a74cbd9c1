import { Anchor } from '../anchor/anchor';
import { pageNumbers } from './page-numbers';
import styles from './pages.module.css';

export type PagesProps = { current: number; total: number; href: (page: number) => string; label?: string };

/** Links to numbered pages; nothing for a single page. */
export function Pages({ current, total, href, label = 'Страницы' }: PagesProps) {
  if (total < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {pageNumbers(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                href={href(page)}
                aria-current={page === current ? 'page' : undefined}
                aria-label={`Страница ${page}`}
              >
                {page}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
