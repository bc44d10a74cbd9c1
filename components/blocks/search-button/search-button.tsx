import { opensPlainPopup } from '@/components/popups/plain';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import styles from './search-button.module.css';
import * as path from '@/lib/routes/path';

/**
 * Opens the search popup; without a script it links to the page of results, which has the form too. In a wide header it
 * looks like the field that it opens.
 */
export function SearchButton() {
  return (
    <Anchor href={path.search()} className={styles.button} {...opensPlainPopup('search')}>
      <Icon name="search" />
      <Hidden>Поиск по порталу</Hidden>
      <span className={styles.words} aria-hidden="true">
        Статья, продукт, тест
      </span>
    </Anchor>
  );
}
