import type { ReactNode } from 'react';
import { Hydrate } from '@/api/core/hydrate';
import { mustReach } from '@/api/core/server';
import { countVisit } from '@/api/core/statistics';
import { part } from '@/api/core/part';
import { meQuery } from '@/api/me/queries';
import { memberQuery } from '@/api/programme/queries';
import { portalLog } from '@/api/session/portal-log';
import { env } from '@/lib/config/portal';
import { countdown } from '@/lib/domain/programme-words';
import { displayName } from '@/lib/format/person';
import { address, requireViewer } from '@/lib/session/guard';
import { AccountKeeper } from '../account-keeper/account-keeper';
import { observedPerson } from '../observers/observed-page';
import { Observers } from '../observers/observers';
import { WorkWatch } from '../session-watch/work-watch';
import { VisitBeacon } from '../visit-beacon/visit-beacon';
import { MotivationFrame } from './motivation-frame';
import { MotivationHeader } from './motivation-header';
import { ProgrammePoints } from './programme-points';
import { programmeSections } from './programme-sections';
import { ProgrammeWatch } from './programme-watch';

/** The programme's own frame: its header, points and time left. */
export async function LayoutMotivation({ children }: { children: ReactNode }) {
  const viewer = await requireViewer();
  const [{ pathname: at }, me, member, counted] = await Promise.all([
    address(),
    mustReach(meQuery()),
    part(memberQuery()),
    countVisit(),
  ]);
  if (!member) portalLog('error', 'the programme does not say whose points these are', { userId: viewer.id });
  const watched = observedPerson(me);
  const person = { name: displayName(me), avatar: me.avatar?.previewUrl ?? null };
  return (
    <MotivationFrame
      header={
        <Hydrate queries={[meQuery(), memberQuery()]}>
          <MotivationHeader
            at={at}
            person={person}
            countdown={countdown(env().PROGRAMME_FINISH_AT, new Date())}
            sections={programmeSections(viewer)}
            points={<ProgrammePoints />}
          />
          <WorkWatch />
        </Hydrate>
      }
      watches={
        <>
          <ProgrammeWatch />
          <AccountKeeper userId={me.id} />
          <VisitBeacon counted={counted} />
          {watched && <Observers {...watched} />}
        </>
      }
    >
      {children}
    </MotivationFrame>
  );
}
