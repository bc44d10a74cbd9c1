import type { ReactNode } from 'react';
import { CookieWatch } from '../cookie-notice/cookie-watch';
import { SkipLink } from '../layout-default/skip-link';
import { LayoutMain } from '../layout-main/layout-main';
import styles from './layout-motivation.module.css';
import { MotivationFooter } from './motivation-footer';

interface MotivationFrameProps {
  header: ReactNode;
  /** Invisible components. */
  watches: ReactNode;
  children: ReactNode;
}

/** The programme's colour, header and foot around a page. */
export function MotivationFrame({ header, watches, children }: MotivationFrameProps) {
  return (
    <div className={styles.layout} data-brand="programme">
      <SkipLink />
      <CookieWatch />
      {header}
      <LayoutMain underHeader>{children}</LayoutMain>
      <MotivationFooter />
      {watches}
    </div>
  );
}
