import { Icon } from '@/components/ui/icon/icon';
import { GIFTS, LEARNING, type NavItem } from '../header/sections';
import { NavLink } from '../header/nav-link';
import styles from './mobile-bar.module.css';
import { PointsTab } from './points-tab';

const HOME: NavItem = { title: 'Главная', href: '/', icon: 'home' };
const PROFILE: NavItem = { title: 'Профиль', href: '/lk', icon: 'user' };

/** The phone's main menu, at the thumb. */
export function MobileBar({ gifts }: { gifts: boolean }) {
  return (
    <nav className={styles.bar} aria-label="Главное меню">
      {[HOME, LEARNING, ...(gifts ? [GIFTS] : [])].map((item) => (
        <Tab key={item.href} {...item} />
      ))}
      <PointsTab>
        <Icon name="points" />
        Баллы
      </PointsTab>
      <Tab {...PROFILE} exact />
    </nav>
  );
}

function Tab({ title, href, icon, also, exact }: NavItem & { exact?: boolean }) {
  return (
    <NavLink href={href} also={also} exact={exact}>
      <Icon name={icon} />
      {title}
    </NavLink>
  );
}
