import type { ReactNode } from 'react';
import { Hydrate } from '@/api/core/hydrate';
import { mustReach } from '@/api/core/server';
import { countVisit } from '@/api/core/statistics';
import { part } from '@/api/core/part';
import { meQuery, workQuery } from '@/api/me/queries';
import { displayName } from '@/lib/format/person';
import * as path from '@/lib/routes/path';
import { address, brandList, featuresOn, mayOpen, requireViewer } from '@/lib/session/guard';
import { hasWork } from '@/lib/domain/work';
import { AccountKeeper } from '../account-keeper/account-keeper';
import { CookieWatch } from '../cookie-notice/cookie-watch';
import { FlatFrame } from '../flat/flat-frame';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { toolsOf } from '../header/sections';
import { LayoutMain } from '../layout-main/layout-main';
import { MobileBar } from '../mobile-bar/mobile-bar';
import { observedPerson } from '../observers/observed-page';
import { Observers } from '../observers/observers';
import { WorkWatch } from '../session-watch/work-watch';
import { VisitBeacon } from '../visit-beacon/visit-beacon';
import styles from './layout-default.module.css';
import { SkipLink } from './skip-link';

/** Header, page and footer for signed-in people; the only call to the services is for the person. */
export async function LayoutDefault({ children }: { children: ReactNode }) {
  const viewer = await requireViewer();
  const [{ pathname: at }, me, work, gifts, programme, brands, counted] = await Promise.all([
    address(),
    mustReach(meQuery()),
    hasWork(viewer) ? part(workQuery()) : null,
    mayOpen(path.catalogue()),
    mayOpen(path.programme()),
    brandList(),
    countVisit(),
  ]);
  const allTools = toolsOf(viewer, featuresOn());
  const tools = allTools.filter(({ isPlanned }) => !isPlanned);
  // a member of staff without points needs no zero in the header
  const showsPoints = me.totalPoints > 0 || allTools.length === 0;
  const watched = observedPerson(me);
  const person = { name: displayName(me), avatar: me.avatar?.previewUrl ?? null };
  return (
    <FlatFrame>
      <div className={styles.layout}>
        <SkipLink />
        <CookieWatch />
        <Hydrate queries={[meQuery()]}>
          <Header
            at={at}
            person={person}
            brands={brands}
            gifts={gifts}
            programme={programme}
            tools={tools}
            work={work}
            showsPoints={showsPoints}
          />
          <WorkWatch />
        </Hydrate>
        <LayoutMain underHeader>{children}</LayoutMain>
        <div id="install-hint" />
        <Footer />
        <MobileBar at={at} gifts={gifts} />
        <AccountKeeper userId={me.id} />
        <VisitBeacon counted={counted} />
        {watched && <Observers {...watched} />}
      </div>
    </FlatFrame>
  );
}
