import type { ReactNode } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/wrap/wrap';
import { countVisit } from '@/api/core/statistics';
import * as path from '@/lib/routes/path';
import { requireViewer } from '@/lib/session/guard';
import { AccountKeeper } from '../account-keeper/account-keeper';
import { ProgrammeLogo } from '../logo/programme-logo';
import { VisitBeacon } from '../visit-beacon/visit-beacon';
import { MotivationFrame } from './motivation-frame';
import styles from './motivation-header.module.css';

/** The programme's frame without any call to the services. */
export async function LayoutApart({ children }: { children: ReactNode }) {
  const [viewer, counted] = await Promise.all([requireViewer(), countVisit()]);
  return (
    <MotivationFrame
      header={
        <header className={styles.header} data-shell="">
          <Wrap className={styles.row}>
            <ProgrammeLogo />
            <Anchor href={path.home()} className={styles.portal}>
              <Icon name="left" size="s" />
              На портал
            </Anchor>
          </Wrap>
        </header>
      }
      watches={
        <>
          <AccountKeeper userId={viewer.id} />
          <VisitBeacon counted={counted} />
        </>
      }
    >
      {children}
    </MotivationFrame>
  );
}
