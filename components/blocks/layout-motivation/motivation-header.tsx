import type { ReactNode } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/wrap/wrap';
import * as path from '@/lib/routes/path';
import { Bell } from '../bell/bell';
import { CurrentPlace } from '../header/current-place';
import { HeaderHeight } from '../header/header-height';
import { Menus } from '../header/menus';
import { NavLink } from '../header/nav-link';
import { ProgrammeLogo } from '../logo/programme-logo';
import styles from './motivation-header.module.css';
import { MotivationMenu } from './motivation-menu';
import type { ProgrammeSection } from './programme-sections';

export interface MotivationHeaderProps {
  /** Path of the rendered page. */
  at: string;
  person: { name: string; avatar: string | null };
  /** «До конца 23 дня». */
  countdown: string;
  sections: readonly ProgrammeSection[];
  /** The ring of the person's points. */
  points: ReactNode;
}

/** Mark, sections, points and time left; plain links and `<details>`, as in the portal's own header. */
export function MotivationHeader({ at, person, countdown, sections, points }: MotivationHeaderProps) {
  return (
    <header className={styles.header} data-shell="">
      <Wrap className={styles.row}>
        <Anchor href={path.programme()}>
          <ProgrammeLogo />
        </Anchor>
        <nav className={styles.nav} aria-label="Разделы программы">
          {sections.map(({ title, href, exact }) => (
            <NavLink key={href} at={at} href={href} exact={exact}>
              {title}
            </NavLink>
          ))}
        </nav>
        <span className={styles.countdown}>{countdown}</span>
        {points}
        <Bell />
        <span className={styles.wide}>
          <Anchor href={path.home()} className={styles.portal}>
            <Icon name="left" size="s" />
            На портал
          </Anchor>
        </span>
        <MotivationMenu at={at} person={person} sections={sections} />
      </Wrap>
      <Menus />
      <CurrentPlace />
      <HeaderHeight />
    </header>
  );
}
