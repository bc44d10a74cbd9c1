import { LayoutMain } from '@/components/blocks/layout-main/layout-main';
import { Logo } from '@/components/blocks/logo/logo';
import { Wrap } from '@/components/ui/wrap/wrap';
import styles from './offline.module.css';
import { OfflineBody } from './offline-body';
import * as path from '@/lib/routes/path';

/** Where a page could not come: what happened, and what there is to do all the same. */
export function OfflineScreen() {
  return (
    <>
      <header className={styles.header}>
        <Wrap>
          <Logo />
          {/* whole loads: without a network the worker answers them */}
          <nav className={styles.nav} aria-label="Без сети">
            <a href={path.home()}>Главная</a>
            <a href={path.offline()}>Доступно без сети</a>
          </nav>
        </Wrap>
      </header>
      <LayoutMain>
        <Wrap className={styles.page}>
          <OfflineBody />
        </Wrap>
      </LayoutMain>
    </>
  );
}
