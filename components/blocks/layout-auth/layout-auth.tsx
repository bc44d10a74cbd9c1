import type { ReactNode } from 'react';
import { CookieSettings } from '../cookie-settings/cookie-settings';
import { Logo } from '../logo/logo';
import styles from './layout-auth.module.css';

/** Layout of signing in and registering: a picture and a pane. */
export function LayoutAuth({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <main id="main" className={styles.auth}>
        <div className={styles.art}>
          <picture>
            <source media="(min-width: 1024px)" srcSet="/art/pro-login.webp" width={960} height={1222} />
            <img
              src="/art/pro-login-wide.webp"
              alt=""
              width={1280}
              height={555}
              fetchPriority="high"
              decoding="sync"
            />
          </picture>
          <p>Знания о коже, которые остаются с вами у прилавка</p>
        </div>
        <div className={styles.pane}>
          <div className={styles.column}>
            <Logo />
            {children}
          </div>
        </div>
      </main>
      <footer className={styles.foot} aria-label="Портал">
        <CookieSettings className={styles.cookies} />
      </footer>
    </div>
  );
}
