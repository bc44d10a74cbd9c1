import type { ReactNode } from 'react';
import type { Me } from '@/api/me/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import * as path from '@/lib/routes/path';
import styles from './account.module.css';
import { ProfileHead } from './profile-head';

const TABS = [
  { href: path.account(), title: 'Баллы' },
  { href: path.accountCertificates(), title: 'Сертификаты' },
  { href: path.accountStatistics(), title: 'Статистика' },
  { href: path.accountSettings(), title: 'Настройки' },
  { href: path.accountSecurity(), title: 'Безопасность' },
] as const;

interface AccountFrameProps {
  me: Me;
  /** Address of the tab that is shown. */
  at: (typeof TABS)[number]['href'];
  /** Shown above the profile: the outcome of a link from a letter. */
  note?: ReactNode;
  children: ReactNode;
}

/** Frame of the account: the profile above tabs. Each tab is a page that loads only its own data. */
export function AccountFrame({ me, at, note, children }: AccountFrameProps) {
  return (
    <PageWrap>
      <Breadcrumbs />
      {note}
      <ProfileHead me={me} />
      <div className={styles.tabs}>
        <LinkTabs label="Личный кабинет" tabs={TABS.map((tab) => ({ ...tab, current: tab.href === at }))} />
      </div>
      {children}
    </PageWrap>
  );
}
