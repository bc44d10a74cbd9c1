import { redirect } from 'next/navigation';
import { Pages } from '@/components/ui/pages/pages';
import { ShowMore } from '@/components/ui/show-more/show-more';
import { pagesTogether, type Shown } from '@/lib/lists/shown';
import styles from './list-more.module.css';

interface ListMoreProps {
  shown: Shown;
  /** Number of items on one page of the address. */
  step: number;
  /** Number of items on screen. */
  count: number;
  /** Total number of items. */
  total: number;
  href: (page: number) => string;
}

/**
 * The foot of a list: «Показать еще» while all items so far fit one response of the services, then numbered pages. Both
 * are links, so that they work without scripts. A page past the last one links to the last.
 */
export function ListMore({ shown, step, count, total, href }: ListMoreProps) {
  const pages = Math.ceil(total / step);
  if (shown.number > 1 && count === 0) redirect(href(Math.max(pages, 1)));
  const together = pagesTogether(step);
  if (pages <= together || shown.page < together) {
    return <ShowMore shown={count} total={total} href={href(shown.page + 1)} />;
  }
  const first = (shown.number - 1) * shown.size + 1;
  return (
    <div className={styles.pages}>
      <p role="status">
        Показано {first}–{first + count - 1} из {total}
      </p>
      <Pages current={shown.page} total={pages} href={href} label="Страницы списка" />
    </div>
  );
}
