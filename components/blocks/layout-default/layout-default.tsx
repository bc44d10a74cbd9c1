import type { ReactNode } from 'react';
import { Hydrate } from '@/api/core/hydrate';
import { mustReach } from '@/api/core/server';
import { countVisit } from '@/api/core/statistics';
import { meQuery } from '@/api/me/queries';
import { displayName } from '@/lib/format/person';
import { brandList, mayOpen, requireViewer } from '@/lib/session/guard';
import { AccountKeeper } from '../account-keeper/account-keeper';
import { CookieWatch } from '../cookie-notice/cookie-watch';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { LayoutMain } from '../layout-main/layout-main';
import { MobileBar } from '../mobile-bar/mobile-bar';
import { observedPerson } from '../observers/observed-page';
import { Observers } from '../observers/observers';
import { WorkWatch } from '../session-watch/work-watch';
import { VisitBeacon } from '../visit-beacon/visit-beacon';
import styles from './layout-default.module.css';
import { SkipLink } from './skip-link';

/** Header, page and footer for everyone who is signed in; asks the services for the person alone. */
export async function LayoutDefault({ children }: { children: ReactNode }) {
  await requireViewer();
  const [me, gifts, brands, counted] = await Promise.all([
    mustReach(meQuery()),
    mayOpen('/lk/catalogue'),
    brandList(),
    countVisit(),
  ]);
  const watched = observedPerson(me);
  const person = { name: displayName(me), avatar: me.avatar?.previewUrl ?? null };
  return (
    <div className={styles.layout}>
      <SkipLink />
      <CookieWatch />
      <Hydrate queries={[meQuery()]}>
        <Header person={person} brands={brands} gifts={gifts} />
        <WorkWatch />
      </Hydrate>
      <LayoutMain underHeader>{children}</LayoutMain>
      <div id="install-hint" />
      <Footer />
      <MobileBar gifts={gifts} />
      <AccountKeeper userId={me.id} />
      <VisitBeacon counted={counted} />
      {watched && <Observers {...watched} />}
    </div>
  );
}
