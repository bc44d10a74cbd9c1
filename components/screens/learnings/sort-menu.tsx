import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { learningList, SORTS, type LearningsView, type Sort } from './learning-filters';
import styles from './learnings.module.css';

/** The order of the list: links under a summary, closed by their own choice. */
export function SortMenu({ view }: { view: LearningsView }) {
  return (
    <details key={learningList.href(view)} className={styles.sort} name="learnings-menu">
      <summary className={styles.summary}>
        <Icon name="sort" size="s" />
        <Hidden>Порядок: </Hidden>
        {SORTS[view.sort]}
      </summary>
      <ul className={styles.sorts}>
        {(Object.keys(SORTS) as Sort[]).map((sort) => (
          <li key={sort}>
            <Anchor
              href={learningList.href(view, { sort })}
              scroll={false}
              aria-current={sort === view.sort ? 'true' : undefined}
            >
              {SORTS[sort]}
              {sort === view.sort && <Icon name="check" size="s" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
