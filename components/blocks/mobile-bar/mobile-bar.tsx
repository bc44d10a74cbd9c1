import { opensPlainPopup } from '@/components/popups/plain';
import { Icon } from '@/components/ui/icon/icon';
import { barSections, type NavItem } from '../header/sections';
import { NavLink } from '../header/nav-link';
import * as path from '@/lib/routes/path';
import styles from './mobile-bar.module.css';

/** The main menu on phones, at the bottom of the screen. */
export function MobileBar({ at, gifts }: { at: string; gifts: boolean }) {
  const sections = barSections(gifts);
  const [last] = sections.slice(-1);
  return (
    <nav className={styles.bar} aria-label="Главное меню">
      {sections.slice(0, -1).map((item) => (
        <Tab key={item.href} at={at} {...item} />
      ))}
      {/* points link to the gifts they buy */}
      <NavLink
        {...{ at, exact: true, also: [path.catalogue(), path.cart()] }}
        href={`${path.account()}#points`}
        {...opensPlainPopup('points-history')}
      >
        <Icon name="points" />
        Баллы
      </NavLink>
      {last && <Tab at={at} {...last} />}
    </nav>
  );
}

function Tab({ at, title, href, icon, also, exact }: NavItem & { at: string }) {
  return (
    <NavLink {...{ at, href, also, exact }}>
      <Icon name={icon} />
      {title}
    </NavLink>
  );
}
