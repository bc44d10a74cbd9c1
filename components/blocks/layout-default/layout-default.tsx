import type { ReactNode } from 'react';
import { Hydrate } from '@/api/core/hydrate';
import { must } from '@/api/core/server';
import { meQuery } from '@/api/user/queries';
import { displayName } from '@/lib/format/person';
import { knownBrands, mayOpen, requireViewer } from '@/lib/session/guard';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { LayoutMain } from '../layout-main/layout-main';
import { MobileBar } from '../mobile-bar/mobile-bar';
import styles from './layout-default.module.css';
import { SkipLink } from './skip-link';

/** Header, page and footer for everyone who is signed in; asks the services for the person alone. */
export async function LayoutDefault({ children }: { children: ReactNode }) {
  await requireViewer();
  const [me, gifts, brands] = await Promise.all([must(meQuery()), mayOpen('/lk/catalogue'), knownBrands()]);
  const person = { name: displayName(me), avatar: me.avatar?.previewUrl ?? null };
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Hydrate queries={[meQuery()]}>
        <Header person={person} brands={brands} gifts={gifts} />
      </Hydrate>
      <LayoutMain underHeader>{children}</LayoutMain>
      <Footer />
      <MobileBar gifts={gifts} />
    </div>
  );
}
