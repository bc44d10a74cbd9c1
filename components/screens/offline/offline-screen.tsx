import { LayoutMain } from '@/components/blocks/layout-main/layout-main';
import { Logo } from '@/components/blocks/logo/logo';
import { Wrap } from '@/components/ui/wrap/wrap';
import styles from './offline.module.css';
import { OfflineBody } from './offline-body';
import * as path from '@/lib/routes/path';

/** Page shown when another one could not load: the reason, and what is available without a network. */
export function OfflineScreen() {
  return (
    <>
      <header className={styles.header}>
        <Wrap>
          <Logo />
          {/* full page loads: without a network the service worker answers them */}
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
