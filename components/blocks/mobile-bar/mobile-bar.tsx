import { Icon } from '@/components/ui/icon/icon';
import { barSections, type NavItem } from '../header/sections';
import { NavLink } from '../header/nav-link';
import styles from './mobile-bar.module.css';
import { PointsTab } from './points-tab';

/** The phone's main menu, at the thumb. */
export function MobileBar({ gifts }: { gifts: boolean }) {
  const sections = barSections(gifts);
  const [last] = sections.slice(-1);
  return (
    <nav className={styles.bar} aria-label="Главное меню">
      {sections.slice(0, -1).map((item) => (
        <Tab key={item.href} {...item} />
      ))}
      <PointsTab>
        <Icon name="points" />
        Баллы
      </PointsTab>
      {last && <Tab {...last} />}
    </nav>
  );
}

function Tab({ title, href, icon, also, exact }: NavItem) {
  return (
    <NavLink href={href} also={also} exact={exact}>
      <Icon name={icon} />
      {title}
    </NavLink>
  );
}
